import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Hôtel du Lac – Réserver</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/hotel-datepicker/dist/css/hotel-datepicker.css"><style>body{font:16px sans-serif;max-width:720px;margin:2rem auto}form>*{display:block;margin:.6rem 0}#dates{width:20rem}</style></head><body>
<h1>Hôtel du Lac</h1><p>Arrivée à partir de 15 h, départ avant 11 h. Petit-déjeuner : 14 € par personne.</p>
<form id="stay"><label for="dates">Arrivée et départ</label><div><input id="dates" type="text" readonly placeholder="Choisir les dates"></div>
<label>Voyageurs <select name="guests"><option>1 adulte</option><option selected>2 adultes</option><option>2 adultes, 1 enfant</option><option>4 adultes</option></select></label>
<fieldset><legend>Chambre</legend><label><input type="radio" name="room" value="jardin" checked> Vue jardin (98 €)</label> <label><input type="radio" name="room" value="lac"> Vue lac (126 €)</label> <label><input type="radio" name="room" value="suite"> Suite (210 €)</label></fieldset>
<label><input type="checkbox" name="breakfast"> Petit-déjeuner</label><label><input type="checkbox" name="parking"> Parking (12 €)</label>
<label>Code promo <input name="code"></label><label>Demande particulière <textarea name="wish"></textarea></label>
<button type="submit">Vérifier la disponibilité</button></form><p role="status" id="answer"></p>
<script src="/npm/fecha/lib/fecha.umd.js"></script><script src="/npm/hotel-datepicker/dist/js/hotel-datepicker.min.js"></script>
<script>
const months = ['Janvier','Février','Mars','Avril','Mai','Juin','Juillet','Août','Septembre','Octobre','Novembre','Décembre'];
const days = ['Dimanche','Lundi','Mardi','Mercredi','Jeudi','Vendredi','Samedi'];
new HotelDatepicker(document.querySelector('#dates'), { format: 'DD/MM/YYYY', startDate: '01/05/2031', startOfWeek: 'monday', clearButton: true, i18n: {
  selected: 'Votre séjour :', night: 'nuit', nights: 'nuits', button: 'Fermer', clearButton: 'Effacer', submitButton: 'Envoyer',
  'day-names': days, 'day-names-short': days.map((d) => d.slice(0, 3)), 'month-names': months, 'month-names-short': months.map((m) => m.slice(0, 4)),
  'info-default': 'Choisissez une période', 'info-more': 'Choisissez au moins %d nuit', 'info-more-plural': 'Choisissez au moins %d nuits', 'aria-application': 'Calendrier', 'aria-choose-checkin': 'Choisir %s comme date d’arrivée', 'aria-choose-checkout': 'Choisir %s comme date de départ',
  'aria-disabled': 'Indisponible, %s', 'aria-prev-month': 'Mois précédent', 'aria-next-month': 'Mois suivant', 'aria-close-button': 'Fermer le calendrier', 'aria-clear-button': 'Effacer les dates' } });
document.querySelector('#stay').addEventListener('submit', (event) => { event.preventDefault();
  const dates = document.querySelector('#dates').value; document.querySelector('#answer').textContent = dates ? 'Disponible : ' + dates : 'Choisissez d’abord vos dates.'; });
</script></body></html>`;

const dates = (from: number, to: number) => async (tab: Page) => {
  await tab.locator('#dates').click();
  for (const day of [from, to])
    await tab
      .locator('.datepicker__month--month1')
      .getByRole('button', { name: `Mai ${day}, 2031` })
      .click();
};
const check = press('[type=submit]');
const tick = (name: string) => press(`[name=${name}]`);

/** A French hotel's page to book a stay, around hotel-datepicker as its documentation sets it up. */
export const BOOKING: Bed = {
  on: {
    name: 'hotel booking',
    serve: site({ at: '/reserver', page }),
    ready: (tab) => tab.locator('#datepicker-dates').waitFor({ state: 'attached' }),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    dates: await values(tab, '#dates'),
    guests: await values(tab, '[name=guests]'),
    room: await tab.locator('[name=room]:checked').getAttribute('value'),
    extras: await values(tab, '[name=breakfast], [name=parking]'),
    words: await values(tab, '[name=code], [name=wish]'),
    answer: await tab.locator('#answer').textContent(),
    calendar: await tab.locator('#datepicker-dates').isVisible(),
  }),
  commands: [
    { says: 'chambre avec vue lac', right: { room: 'lac' }, hand: press('[value=lac]') },
    {
      says: 'je voudrais réserver du 12 au 15 mai 2031',
      via: { dates: any, calendar: any },
      right: { dates: ['12/05/2031 - 15/05/2031'], calendar: any },
      hand: dates(12, 15),
    },
    {
      says: 'we need breakfast and parking (Petit-déjeuner, Parking)',
      via: { extras: any },
      right: { extras: [true, true] },
      hand: async (tab: Page) => {
        await tick('breakfast')(tab);
        await tick('parking')(tab);
      },
    },
    {
      says: 'change "Voyageurs" to 2 adultes, 1 enfant',
      right: { guests: ['2 adultes, 1 enfant'] },
      hand: (tab) => tab.locator('[name=guests]').selectOption('2 adultes, 1 enfant'),
    },
    { says: 'Code promo : LAC10', right: { words: ['LAC10', ''] }, hand: (tab) => tab.locator('[name=code]').fill('LAC10') },
    {
      says: 'stay from May 20, 2031 to May 23, 2031, then check the availability ("Vérifier la disponibilité")',
      via: { dates: any, calendar: any },
      right: { dates: ['20/05/2031 - 23/05/2031'], calendar: any, answer: 'Disponible : 20/05/2031 - 23/05/2031' },
      hand: async (tab: Page) => {
        await dates(20, 23)(tab);
        await check(tab);
      },
    },
    { says: 'how much is breakfast per person?', tells: /\b14\b/ },
    { says: 'choisis la vue mer', kind: 'impossible', suggests: /Vue (lac|jardin)|Suite/i },
  ],
};
