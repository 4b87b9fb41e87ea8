import type { Page } from '@playwright/test';
import type { Bed } from '../command';
import { any, press, texts, values } from '../met/gentelella';
import { site } from '../site';

const page = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Clínica Aurora – Marcar consulta</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/npm/vanillajs-datepicker/dist/css/datepicker.css"><style>body{font:16px sans-serif;max-width:680px;margin:2rem auto}form>*{display:block;margin:.8rem 0}.slots button[aria-pressed=true]{background:#0a6;color:#fff}</style></head><body>
<h1>Clínica Aurora</h1><p>Consulta particular: R$ 180. Aceitamos os principais convênios. Estacionamento gratuito por 2 horas.</p>
<form><label>Especialidade <select name="area"><option>Clínica geral</option><option>Dermatologia</option><option>Cardiologia</option><option>Pediatria</option></select></label>
<label>Data <input name="day" placeholder="dd/mm/aaaa" autocomplete="off"></label>
<fieldset class="slots"><legend>Horário</legend><button type="button" aria-pressed="false">09:00</button> <button type="button" aria-pressed="false">10:30</button> <button type="button" aria-pressed="false">14:00</button> <button type="button" aria-pressed="false">15:30</button></fieldset>
<label>Nome completo <input name="name"></label><label>Telefone <input name="phone" type="tel"></label>
<label><input type="checkbox" name="first"> Primeira consulta</label><label><input type="checkbox" name="remind" checked> Receber lembrete por SMS</label>
<div><button type="submit">Marcar consulta</button> <button type="reset">Limpar</button></div></form><p role="status" id="told"></p>
<script src="/npm/vanillajs-datepicker/dist/js/datepicker.min.js"></script><script src="/npm/vanillajs-datepicker/dist/js/locales/pt-BR.js"></script>
<script>
const field = document.querySelector('[name=day]'), slots = [...document.querySelectorAll('.slots button')];
new Datepicker(field, { language: 'pt-BR', format: 'dd/mm/yyyy', autohide: true, defaultViewDate: new Date(2031, 4, 1), minDate: new Date(2031, 4, 1), maxDate: new Date(2031, 7, 31), daysOfWeekDisabled: [0] });
for (const slot of slots) slot.addEventListener('click', () => { for (const other of slots) other.setAttribute('aria-pressed', other === slot); });
document.querySelector('form').addEventListener('reset', () => { for (const slot of slots) slot.setAttribute('aria-pressed', false); });
document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); const { day, name } = event.target, slot = slots.find((one) => one.getAttribute('aria-pressed') === 'true');
  document.querySelector('#told').textContent = day.value && slot ? 'Consulta marcada: ' + day.value + ' às ' + slot.textContent : 'Escolha a data e o horário.'; });
</script></body></html>`;

const day = (number: number) => async (tab: Page) => {
  await press('[name=day]')(tab);
  await tab.locator(`.datepicker-cell.day:not(.prev):not(.next):text-is("${number}")`).click();
};
const slot = (time: string) => press(`.slots button:text-is("${time}")`);
const area = (name: string) => (tab: Page) => tab.locator('[name=area]').selectOption(name);

/** A Brazilian surgery's form for an appointment, with vanillajs-datepicker in Portuguese. */
export const CLINIC: Bed = {
  on: {
    name: 'vanillajs-datepicker clinic',
    serve: site({ at: '/consulta', page }),
    ready: (tab) => tab.locator('[name=day].datepicker-input').waitFor(),
  },
  state: async (tab) => ({
    path: new URL(tab.url()).pathname,
    area: await values(tab, '[name=area]'),
    day: await values(tab, '[name=day]'),
    slot: await texts(tab, '.slots [aria-pressed=true]'),
    person: await values(tab, '[name=name], [name=phone]'),
    ticks: await values(tab, '[name=first], [name=remind]'),
    told: await tab.locator('#told').textContent(),
    calendar: await tab.locator('.datepicker.active').count(),
  }),
  commands: [
    { says: 'quero dermatologia', right: { area: ['Dermatologia'] }, hand: area('Dermatologia') },
    {
      says: 'dia 14 de maio de 2031 às 15:30',
      via: { day: any, slot: any, calendar: any },
      right: { day: ['14/05/2031'], slot: ['15:30'], calendar: any },
      hand: async (tab: Page) => {
        await day(14)(tab);
        await slot('15:30')(tab);
      },
    },
    {
      says: 'Nome completo: Joana Prado, Telefone: 11 98888-0000',
      via: { person: any },
      right: { person: ['Joana Prado', '11 98888-0000'] },
      hand: async (tab: Page) => {
        await tab.locator('[name=name]').fill('Joana Prado');
        await tab.locator('[name=phone]').fill('11 98888-0000');
      },
    },
    { says: 'quanto custa a consulta particular?', tells: /180/ },
    { says: 'no SMS reminder please (untick "Receber lembrete por SMS")', right: { ticks: [false, false] }, hand: press('[name=remind]') },
    {
      says: 'set Data to 20/05/2031, take the 09:00 slot and click Marcar consulta',
      via: { day: any, slot: any, calendar: any },
      right: { day: ['20/05/2031'], slot: ['09:00'], told: 'Consulta marcada: 20/05/2031 às 09:00', calendar: any },
      hand: async (tab: Page) => {
        await day(20)(tab);
        await slot('09:00')(tab);
        await press('[type=submit]')(tab);
      },
    },
    {
      says: 'Pediatria at 10:30',
      via: { area: any, slot: any },
      right: { area: ['Pediatria'], slot: ['10:30'] },
      hand: async (tab: Page) => {
        await area('Pediatria')(tab);
        await slot('10:30')(tab);
      },
    },
    { says: 'escolhe a especialidade Ortopedia', kind: 'impossible', suggests: /Clínica geral|Dermatologia|Cardiologia|Pediatria/i },
  ],
};
