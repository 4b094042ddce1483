"""Texts fit their places on a narrow phone, in four languages; rules pages answer newcomers."""

from __future__ import annotations

import pytest

from quayside.texts import languages
from tests.texts.questions import answers, without_marks
from tests.web.conftest import Visit
from tests.web.person import DESKTOP

NARROW = (360, 740)
RULES = ("docker/fr", "docker/en", "docker/it", "docker/omba", "dockers", "doce")
PAGES = (
    "/",
    "/open/docker",
    "/open/dockers",
    "/open/doce",
    "/at-the-table",
    "/puzzles",
    "/learn",
    "/learn/dockers",
    "/a",
    *(f"/rules/{game}" for game in RULES),
)
_SETTLED = """() => new Promise((done) => {
  // Pages are fetched in parts: the text has to stand still for some frames.
  let [length, turns] = [-1, 0];
  const look = () => {
    const now = document.querySelector('main, [role=main]')?.innerText.length ?? 0;
    const isBusy = document.querySelector('[aria-busy=true]') !== null;
    turns = now === length && now > 0 && !isBusy ? turns + 1 : 0;
    length = now;
    if (turns > 8) done(true);
    else requestAnimationFrame(look);
  };
  look();
})"""
_UNFOLDED = "() => document.querySelectorAll('details').forEach((one) => { one.open = true; })"
_CUT = """() => {
  const found = [];
  const places = 'button, a.button, [role=tab], h1, h2, h3, summary, select, label';
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isHidden = (one) => one.closest('.hidden, .skip, svg, script, style, option, .plan-sheet');
  const clips = (one) => /hidden|clip/.test(getComputedStyle(one).overflow);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || isHidden(holder)) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    const say = (why) => found.push(`${why}: ${node.data.trim().slice(0, 60)}`);
    let scrolls = false;
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) { scrolls = true; break; }
      if (!clips(box) && !box.matches(places)) continue;
      const isOut = words.left < edge.left - 2 || words.right > edge.right + 2;
      if (isOut) say(box.tagName + ' too narrow');
      if (words.bottom > edge.bottom + 2 && clips(box)) say(box.tagName + ' too low');
    }
    if (!scrolls && (words.left < -1 || words.right > innerWidth + 1)) say('outside the page');
  }
  for (const select of document.querySelectorAll('select')) {
    const pen = document.createElement('canvas').getContext('2d');
    const style = getComputedStyle(select);
    pen.font = style.font;
    const edges = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    const room = select.clientWidth - edges;
    const text = select.selectedOptions[0]?.textContent ?? '';
    const isCut = room > 0 && pen.measureText(text).width > room + 2;
    if (isCut) found.push(`select too narrow: ${text}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
  return found;
}"""


@pytest.mark.parametrize("language", languages())
def test_texts_fit_a_narrow_phone(visit: Visit, language: str) -> None:
    """No text is cut off or reaches beyond its button, tab, heading or the page; and the words that
    answer a newcomer's questions are on the rules page."""
    person = visit(language, NARROW, webgl=False).choose(board="plan", name="Maximiliane")
    cut: dict[str, list[str]] = {}
    for path in PAGES:
        person.goto(path)
        person.page.evaluate(_SETTLED)
        cut[path] = person.page.evaluate(_CUT)
        person.page.evaluate(_UNFOLDED)
        cut[f"{path}, unfolded"] = person.page.evaluate(_CUT)
        if path.startswith("/rules/"):
            family, _, edition = path.removeprefix("/rules/").partition("/")
            told = without_marks(person.page.locator("main").inner_text())
            asked = answers(family, edition or "standard", language)
            missing = [ask for ask, text in asked.items() if without_marks(text) not in told]
            assert missing == []
    person.play_now("doce:standard")
    for tab in person.page.get_by_role("tab").all():
        tab.click()
        cut[f"a table, {tab.inner_text()}"] = person.page.evaluate(_CUT)
    person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    person.goto("/").page.evaluate(_SETTLED)
    cut["home, wide"] = person.page.evaluate(_CUT)
    assert {path: texts for path, texts in cut.items() if texts} == {}
