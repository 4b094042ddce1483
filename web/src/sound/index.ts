/** Small wooden sounds, made on the spot: no files. */
let context: AudioContext | null = null;

function knock(when: number, pitch: number, loud: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, when);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, when + 0.09);
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0008, when + 0.13);
  tone.connect(gain).connect(context.destination);
  tone.start(when);
  tone.stop(when + 0.15);
}

export type Sound = "roll" | "place" | "score" | "end" | "turn";

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    if (sound === "roll") {
      for (const [i, at] of [0, 0.07, 0.16, 0.28].entries()) knock(now + at, 420 - 40 * i, 0.12);
    } else if (sound === "place") knock(now, 240, 0.2);
    else for (const [i, at] of [0, 0.12, 0.24].entries()) knock(now + at, 420 + 110 * i, 0.12);
  } catch {
    // No sound device: nothing is lost.
  }
}
