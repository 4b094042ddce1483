/** The layout of one's own box, for the page that keeps it. */
import type { OwnLayouts } from "../../module";
import { callPorts } from "../ports";
import { emptyDraft, keptText, optionOf, portsOf, readKept, standardDraft } from "./draft";
import { Editor } from "./Editor";
import { FileError, readFile, writeFile } from "./file";

export const layouts: OwnLayouts = {
  Editor,
  empty: () => keptText(emptyDraft()),
  standard: () => keptText(standardDraft()),
  value: (draft) => optionOf(readKept(draft)),
  read: (file, t) => {
    try {
      const { name, draft } = readFile(file);
      return { name, draft: keptText(draft) };
    } catch (problem) {
      if (!(problem instanceof FileError)) throw problem;
      return { problem: t(`layout-file-${problem.kind}`, problem.args) };
    }
  },
  write: (draft, name) => writeFile(readKept(draft), name),
  use: (draft) => callPorts(draft === null ? {} : portsOf(readKept(draft))),
};
