/** One family of drawn icons: 24 by 24, lines of one width, in the colour of the text around them. */

const PATHS = {
  "turn-left": "M4 12a8 8 0 1 0 3-6.2M4 3.5v5h5",
  "turn-right": "M20 12a8 8 0 1 1-3-6.2M20 3.5v5h-5",
  reset: "M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-6h4v6",
  replay: "M5 5v14M19 5.5v13L9 12z",
  play: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  floors: "M12 3l8 4-8 4-8-4zM4 12l8 4 8-4M4 17l8 4 8-4",
  xray: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
  flat: "M4 4h16v16H4zM4 12h16M12 4v16",
  space: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12 4 7.5M12 12v9",
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.6v.4",
  sound: "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11",
  silent: "M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  hint: "M9 17h6M10 20.5h4M8.5 14.5a6 6 0 1 1 7 0c-.4.4-.5 1-.5 2.5H9c0-1.5-.1-2.1-.5-2.5z",
  close: "M6 6l12 12M18 6 6 18",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
} as const;

export type IconName = keyof typeof PATHS;

/** A drawing only: what it means is said by the button around it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
