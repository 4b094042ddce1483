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
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6 6 18",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  reload: "M20 12a8 8 0 1 1-2.5-5.8M20 4v4.5h-4.5",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M15.5 4.4a3.5 3.5 0 0 1 0 6.2M17.5 14.4c2.4.7 4 2.7 4 5.6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  speech: "M4 5h16v11h-9l-5 4v-4H4zM8 9.5h8M8 12.5h5",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3.5 2.5",
  difficulty: "M5 20v-5M12 20V10M19 20V4",
  learn:
    "M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13",
  puzzle: "M4 8h4.5a2.2 2.2 0 1 1 4 0H17v4.2a2.2 2.2 0 1 1 0 4V20H4z",
  report: "M4 4v16h16M7.5 15l3.5-4.5 3 2.5 5-6.5",
  cup: "M7.5 4h9v5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4.5c0 3 1 4.5 3.300 4.800M16.5 5.5h3c0 3-1 4.5-3.300 4.800M12 13.5V17M8.5 20h7M9.5 20c0-2 1-3 2.5-3s2.5 1 2.5 3",
  die: "M5 5h14v14H5zM9 9v.1M15 9v.1M12 12v.1M9 15v.1M15 15v.1",
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
