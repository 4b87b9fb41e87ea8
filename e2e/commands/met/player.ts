import type { Bed } from '../command';
import { site } from '../site';
import { any, press } from './gentelella';

/** Twenty seconds of silence, 8 bits at 8 kHz. */
function silence(): string {
  const samples = 160_000;
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write('RIFF', 0).toString();
  wav.writeUInt32LE(36 + samples, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  for (const [value, where] of [
    [1, 20],
    [1, 22],
    [1, 32],
    [8, 34],
  ] as const)
    wav.writeUInt16LE(value, where);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.write('data', 36);
  wav.writeUInt32LE(samples, 40);
  return `data:audio/wav;base64,${wav.toString('base64')}`;
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plyr</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/plyr/dist/plyr.css"></head><body style="padding-top: 24rem"><h1>Episode 1: Tea</h1>
<audio id="player" controls><source src="${silence()}" type="audio/wav"></audio>
<script src="/npm/plyr/dist/plyr.js"></script>
<script>const player = new Plyr('#player', { storage: { enabled: false }, iconUrl: '/npm/plyr/dist/plyr.svg',
  controls: ['restart', 'rewind', 'play', 'fast-forward', 'progress', 'current-time', 'duration', 'mute', 'volume', 'settings'] });</script></body></html>`;

/** An audio player, by the markup and the names of controls of Plyr's documentation. */
export const PLAYER: Bed = {
  on: {
    name: 'Plyr audio',
    serve: site({ at: '/player', page }),
    ready: (tab) =>
      tab.waitForFunction(
        () => (document.querySelector('audio')?.duration ?? 0) > 19 && document.querySelector('.plyr__controls') !== null,
      ),
  },
  state: (tab) =>
    tab.evaluate(() => {
      const audio = document.querySelector('audio') as HTMLAudioElement;
      const { paused, muted, volume, playbackRate: speed, currentTime } = audio;
      // To 2 s: it may be playing.
      return { paused, muted, volume: Math.round(volume * 100), speed, second: paused ? Math.round(currentTime) : 'plays' };
    }),
  commands: [
    { says: 'play', right: { paused: false, second: 'plays' }, hand: press('.plyr__controls [data-plyr=play]') },
    { says: 'press play please', right: { paused: false, second: 'plays' }, hand: press('.plyr__controls [data-plyr=play]') },
    { says: 'mute it', right: { muted: true }, hand: press('[data-plyr=mute]') },
    { says: 'set the volume to 50%', right: { volume: 50 }, hand: (tab) => tab.locator('[data-plyr=volume]').fill('0.5') },
    {
      says: 'play at double speed',
      via: { speed: 2 },
      right: { speed: 2, paused: any, second: any },
      hand: async (tab) => {
        await press('[data-plyr=settings]')(tab);
        await tab.getByRole('menuitem', { name: /Speed/ }).click();
        await tab.getByRole('menuitemradio', { name: /2×/ }).click();
      },
    },
    {
      says: 'Settings > Speed > 1.5×',
      right: { speed: 1.5 },
      hand: async (tab) => {
        await press('[data-plyr=settings]')(tab);
        await tab.getByRole('menuitem', { name: /Speed/ }).click();
        await tab.getByRole('menuitemradio', { name: /1\.5×/ }).click();
      },
    },
    { says: 'skip forward', right: { second: 10 }, hand: press('[data-plyr=fast-forward]') },
    { says: 'jump to the middle', right: { second: 10 }, hand: (tab) => tab.locator('[data-plyr=seek]').fill('50') },
    { says: 'how long is this episode?', tells: /0:20|20 s/ },
    { says: 'Ton aus', right: { muted: true }, hand: press('[data-plyr=mute]') },
    {
      says: 'mute it and play it',
      via: { muted: true },
      right: { muted: true, paused: false, second: 'plays' },
      hand: async (tab) => {
        await press('[data-plyr=mute]')(tab);
        await press('.plyr__controls [data-plyr=play]')(tab);
      },
    },
    { says: 'play the next episode', kind: 'impossible' },
    { says: 'turn on the subtitles', kind: 'impossible' },
    { says: 'change the speed', kind: 'ambiguous', suggests: /Speed|Settings|×/i },
  ],
};
