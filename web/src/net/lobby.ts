/** The lobby by push: connects again by itself for as long as someone looks. */
import { type LobbyTable, type ToClient, VERSION } from "../protocol";
import { serverAddress } from "./server";

const PAUSE = 5000;

/** Call `show` with the open tables now and whenever they change; returns how to stop. */
export function followLobby(show: (tables: readonly LobbyTable[]) => void): () => void {
  let socket: WebSocket | null = null;
  let timer: number | undefined;
  let isOver = false;
  const connect = () => {
    timer = undefined;
    if (isOver || socket || document.visibilityState !== "visible") return;
    const address = serverAddress(`api/v${VERSION}/socket`);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const opened = new WebSocket(address.href);
    socket = opened;
    opened.onopen = () => opened.send(JSON.stringify({ type: "lobby", v: VERSION }));
    opened.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.type === "lobby") show(message.tables);
    };
    opened.onclose = () => {
      if (socket === opened) socket = null;
      if (!isOver && timer === undefined) timer = window.setTimeout(connect, PAUSE);
    };
  };
  /** Nobody looks at a hidden page, and the server need not send it anything. */
  const look = () => {
    if (document.visibilityState === "visible") connect();
    else socket?.close();
  };
  document.addEventListener("visibilitychange", look);
  connect();
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
    socket?.close();
  };
}
