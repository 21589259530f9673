// Short sounds, made on the spot; silent until wanted, and each kind can be left out.
import { settings, type SoundKind } from "./settings.svelte";

let audio: AudioContext | undefined;

const SOUNDS: Record<SoundKind, [pitch: number, after: number, length: number][]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.12, 0.18],
  ],
  dice: [
    [180, 0, 0.04],
    [240, 0.07, 0.04],
    [160, 0.15, 0.04],
    [210, 0.24, 0.05],
    [150, 0.36, 0.06],
  ],
  sunk: [
    [140, 0, 0.12],
    [80, 0.1, 0.3],
  ],
  moment: [[520, 0, 0.07]],
  chat: [
    [740, 0, 0.06],
    [740, 0.1, 0.06],
  ],
};

export function play(name: SoundKind): void {
  if (!settings.sound || !settings.sounds[name]) return;
  audio ??= new AudioContext();
  for (const [pitch, after, length] of SOUNDS[name]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + after;
    tone.type = name === "turn" ? "sine" : "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
