import type { Bed } from '../command';
import { any, press } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Funkstille – der Podcast</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/mediaelement/build/mediaelementplayer.min.css"><style>body{font:16px sans-serif;max-width:700px;margin:2rem auto}li{margin:.4rem 0}</style></head><body>
<h1>Funkstille</h1><p>Der Podcast über Nachrichten, die nicht ankamen. Neue Folgen jeden zweiten Donnerstag.</p>
<h2 id="now">Folge 12: Das Kabel im Atlantik</h2><audio id="player" preload="auto" controls></audio>
<p><label>Tempo <select id="tempo"><option value="0.5">0,5×</option><option value="1" selected>1×</option><option value="1.5">1,5×</option><option value="2">2×</option></select></label> <label><input type="checkbox" id="loop"> Wiederholen</label></p>
<h2>Alle Folgen</h2><ol id="list"><li><button>Folge 12: Das Kabel im Atlantik</button> 60 Sek.</li><li><button>Folge 11: Brieftauben</button> 60 Sek.</li><li><button>Folge 10: Der stille Funker</button> 60 Sek.</li></ol>
<button id="subscribe" aria-pressed="false">Abonnieren</button>
<script src="/npm/mediaelement/build/mediaelement-and-player.min.js"></script><script src="/npm/mediaelement/build/lang/de.js"></script>
<script>
const rate = 3000, length = rate * 60, wave = new DataView(new ArrayBuffer(44 + length)), words = (at, text) => [...text].forEach((one, k) => wave.setUint8(at + k, one.charCodeAt(0)));
words(0, 'RIFF'); wave.setUint32(4, 36 + length, true); words(8, 'WAVEfmt '); wave.setUint32(16, 16, true); wave.setUint16(20, 1, true); wave.setUint16(22, 1, true);
wave.setUint32(24, rate, true); wave.setUint32(28, rate, true); wave.setUint16(32, 1, true); wave.setUint16(34, 8, true); words(36, 'data'); wave.setUint32(40, length, true);
for (let at = 44; at < 44 + length; at++) wave.setUint8(at, 128);
const audio = document.querySelector('#player'), sound = URL.createObjectURL(new Blob([wave], { type: 'audio/wav' }));
audio.src = sound; mejs.i18n.language('de');
new MediaElementPlayer('player', { iconSprite: "/npm/mediaelement/build/mejs-controls.svg", alwaysShowControls: true, success: () => document.body.classList.add('ready') });
document.querySelector('#tempo').addEventListener('change', ({ target }) => { audio.playbackRate = Number(target.value); });
document.querySelector('#loop').addEventListener('change', ({ target }) => { audio.loop = target.checked; });
for (const one of document.querySelectorAll('#list button')) one.addEventListener('click', () => { document.querySelector('#now').textContent = one.textContent; audio.currentTime = 0; audio.play(); });
document.querySelector('#subscribe').addEventListener('click', ({ target }) => { const is = target.getAttribute('aria-pressed') !== 'true'; target.setAttribute('aria-pressed', is); target.textContent = is ? 'Abonniert' : 'Abonnieren'; });
</script></body></html>`;

const episode = (name: string) => press(`#list button:has-text("${name}")`);

/** A German podcast in MediaElement.js, with its German words; what is heard is a minute of silence. */
export const PODCAST: Bed = {
  on: {
    name: 'MediaElement podcast',
    serve: site({ at: '/podcast', page }),
    ready: async (tab) => {
      await tab.locator('body.ready').waitFor();
      await tab.waitForFunction(() => (document.querySelector('audio')?.duration ?? 0) > 1);
    },
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    ...(await tab.evaluate(() => {
      const audio = document.querySelector('audio') as HTMLAudioElement;
      return {
        plays: !audio.paused,
        muted: audio.muted,
        loud: audio.volume > 0,
        // How far it has come while it plays is not judged.
        second: audio.paused ? Math.floor(audio.currentTime) : 0,
        tempo: audio.playbackRate,
        loop: audio.loop,
        now: document.querySelector('#now')?.textContent,
        subscribed: document.querySelector('#subscribe')?.getAttribute('aria-pressed'),
      };
    })),
  }),
  commands: [
    { says: 'spiel ab', right: { plays: true }, hand: press('.mejs__playpause-button button') },
    { says: 'mute it', right: { muted: true, loud: any }, hand: press('.mejs__volume-button button') },
    {
      says: 'play episode 10, "Der stille Funker"',
      right: { plays: true, now: 'Folge 10: Der stille Funker' },
      hand: episode('Der stille Funker'),
    },
    { says: 'Tempo 1,5×', right: { tempo: 1.5 }, hand: (tab) => tab.locator('#tempo').selectOption('1.5') },
    { says: 'put it on repeat (Wiederholen)', right: { loop: true }, hand: press('#loop') },
    {
      says: 'spring auf 0:30',
      right: { second: /^(29|30|31)$/ },
      hand: async (tab) => {
        const rail = await tab.locator('.mejs__time-total').boundingBox();
        if (rail) await tab.mouse.click(rail.x + rail.width / 2, rail.y + rail.height / 2);
      },
    },
    { says: 'how often is there a new episode?', tells: /zweiten Donnerstag/ },
    { says: 'lade Folge 11 herunter', kind: 'impossible', suggests: /Folge 11|Brieftauben/ },
  ],
};
