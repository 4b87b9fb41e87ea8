import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Médiathèque – Inscription</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/smartwizard/dist/css/smartwizard.min.css"><link rel="stylesheet" href="/npm/smartwizard/dist/css/themes/arrows.min.css"><style>body{font:16px sans-serif;max-width:820px;margin:2rem auto}.tab-pane label{display:block;margin:.6rem 0}</style></head><body>
<h1>Inscription à la médiathèque</h1><p>Formules : Découverte gratuite, Étudiant 2 € par mois, Famille 9 € par mois. Sans engagement.</p>
<form id="wizard"><ul class="nav"><li class="nav-item"><a class="nav-link" href="#you">1. Vous</a></li><li class="nav-item"><a class="nav-link" href="#address">2. Adresse</a></li><li class="nav-item"><a class="nav-link" href="#plan">3. Formule</a></li><li class="nav-item"><a class="nav-link" href="#end">4. Confirmation</a></li></ul>
<div class="tab-content"><div id="you" class="tab-pane" role="tabpanel"><label>Prénom <input name="first"></label><label>Nom <input name="last"></label><label>E-mail <input name="mail" type="email"></label><label><input type="checkbox" name="letter"> Recevoir la lettre d’information</label></div>
<div id="address" class="tab-pane" role="tabpanel"><label>Rue <input name="street"></label><label>Code postal <input name="code"></label><label>Ville <input name="town"></label></div>
<div id="plan" class="tab-pane" role="tabpanel"><label><input type="radio" name="plan" value="free" checked> Découverte</label><label><input type="radio" name="plan" value="student"> Étudiant</label><label><input type="radio" name="plan" value="family"> Famille</label></div>
<div id="end" class="tab-pane" role="tabpanel"><label><input type="checkbox" name="rules"> J’accepte le règlement</label><button type="button" id="finish">Terminer l’inscription</button></div></div></form><p role="status" id="told"></p>
<script src="/npm/jquery/dist/jquery.min.js"></script><script src="/npm/smartwizard/dist/js/jquery.smartWizard.min.js"></script>
<script>
$('#wizard').smartWizard({ theme: 'arrows', localization: { buttons: { next: 'Suivant', previous: 'Précédent' } }, transition: { effect: 'fade', speed: 150 }, keyboardNavigation: { enabled: false } });
document.querySelector('#finish').addEventListener('click', () => { document.querySelector('#told').textContent = document.querySelector('[name=rules]').checked ? 'Bienvenue !' : 'Merci d’accepter le règlement.'; });
</script></body></html>`;

const next = press('.sw-btn-next');
const fill = (name: string, words: string) => (tab: Page) => tab.locator(`[name=${name}]`).fill(words);
const steps = (many: number) => async (tab: Page) => {
  const open = tab.locator('.nav-link.active');
  for (let step = 2; step < 2 + many; step++) {
    await next(tab);
    await open.filter({ hasText: `${step}.` }).waitFor();
  }
};

/** A French form in four steps to join a library, in SmartWizard: what is asked later is not seen before. */
export const LIBRARY_CARD: Bed = {
  on: {
    name: 'SmartWizard library',
    serve: site({ at: '/inscription', page }),
    ready: (tab) => tab.locator('.sw-btn-next').waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    step: await texts(tab, '.nav-link.active'),
    you: await values(tab, '[name=first], [name=last], [name=mail], [name=letter]'),
    address: await values(tab, '[name=street], [name=code], [name=town]'),
    plan: await tab.locator('[name=plan]:checked').getAttribute('value'),
    rules: await values(tab, '[name=rules]'),
    told: await tab.locator('#told').textContent(),
  }),
  commands: [
    {
      says: 'je m’appelle Léa Girard (prénom Léa, nom Girard)',
      via: { you: any },
      right: { you: ['Léa', 'Girard', '', false] },
      hand: async (tab: Page) => {
        await fill('first', 'Léa')(tab);
        await fill('last', 'Girard')(tab);
      },
    },
    {
      says: 'e-mail : lea@exemple.fr, puis étape suivante',
      via: { you: any },
      right: { you: ['', '', 'lea@exemple.fr', false], step: ['2. Adresse'] },
      hand: async (tab: Page) => {
        await fill('mail', 'lea@exemple.fr')(tab);
        await next(tab);
      },
    },
    { says: 'combien coûte la formule Famille ?', tells: /\b9\b/ },
    {
      says: 'tick "Recevoir la lettre d\'information"',
      right: { you: ['', '', '', true] },
      hand: press('[name=letter]'),
    },
    { says: 'go on to step 3', via: { step: ['2. Adresse'] }, right: { step: ['3. Formule'] }, hand: steps(2) },
    {
      says: 'next, then put Lyon as Ville and 69003 as Code postal',
      via: { step: any, address: any },
      right: { step: ['2. Adresse'], address: ['', '69003', 'Lyon'] },
      hand: async (tab: Page) => {
        await steps(1)(tab);
        await fill('town', 'Lyon')(tab);
        await fill('code', '69003')(tab);
      },
    },
    {
      says: 'click Suivant twice and choose Famille',
      via: { step: any },
      right: { step: ['3. Formule'], plan: 'family' },
      hand: async (tab: Page) => {
        await steps(2)(tab);
        await press('[value=family]')(tab);
      },
    },
    { says: 'sign up with my Google account instead', kind: 'impossible' },
  ],
};
