/** Small sounds of wood and steel, made on the spot: no files. */
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** The body of a knock: a short tone that falls. */
function tone(at: AudioContext, when: number, pitch: number, loud: number, length: number): void {
  const source = at.createOscillator();
  const gain = at.createGain();
  source.type = "triangle";
  source.frequency.setValueAtTime(pitch, when);
  source.frequency.exponentialRampToValueAtTime(pitch * 0.6, when + length);
  gain.gain.setValueAtTime(0.0001, when);
  gain.gain.exponentialRampToValueAtTime(loud, when + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0006, when + length);
  source.connect(gain).connect(at.destination);
  source.start(when);
  source.stop(when + length + 0.02);
}

/** The touch of a knock: a breath of noise around a pitch. */
function click(at: AudioContext, when: number, pitch: number, loud: number): void {
  hiss ??= noise(at);
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0006, when + 0.05);
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(when);
  source.stop(when + 0.06);
}

function noise(at: AudioContext): AudioBuffer {
  const made = at.createBuffer(1, Math.ceil(at.sampleRate * 0.1), at.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}

function knock(at: AudioContext, when: number, pitch: number, loud: number): void {
  tone(at, when, pitch, loud, 0.12);
  click(at, when, pitch * 7, loud * 0.6);
}

export type Sound = "roll" | "place" | "score" | "end" | "turn";

/** Bounces of a die: the later the closer, the softer and the higher. */
const BOUNCES = [0, 0.11, 0.2, 0.27, 0.32, 0.36];

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const [at, now] = [context, context.currentTime + 0.01];
    if (sound === "roll") {
      for (const [i, later] of BOUNCES.entries()) {
        knock(at, now + later, 330 + 28 * i, 0.11 * 0.78 ** i);
      }
    } else if (sound === "place") {
      knock(at, now, 190, 0.17);
      tone(at, now + 0.012, 96, 0.1, 0.16);
    } else {
      const chord = sound === "end" ? [392, 494, 587, 784] : [494, 659];
      for (const [i, pitch] of chord.entries()) tone(at, now + 0.1 * i, pitch, 0.075, 0.42);
    }
  } catch {
    // No sound device: nothing is lost.
  }
}
