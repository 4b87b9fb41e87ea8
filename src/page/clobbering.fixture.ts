/** Every name that a form or a document has of itself or by descent: what an input or an embed that is called so takes the place of. */
export const NAMES: string[] = [...new Set([HTMLFormElement.prototype, Document.prototype, HTMLElement.prototype].flatMap(namesOf))].sort();

function namesOf(prototype: object): string[] {
  const names: string[] = [];
  for (let owner: object | null = prototype; owner; owner = Object.getPrototypeOf(owner)) names.push(...Object.getOwnPropertyNames(owner));
  return names;
}

/** Inputs of these names; a form is called by their `id` as well. */
export const inputs = (names: readonly string[], by: 'name' | 'id' = 'name') =>
  names.map((name) => `<input ${by}="${name}" type=hidden value=x>`).join('');

/** A form to be read and used, and a list beside it; `inside` is what takes its names. */
export const booking = (inside: string) => `<main><h2>Book a table</h2>
<form id=book onsubmit="event.preventDefault(); said.textContent = 'Booked for ' + document.getElementById('who').value">${inside}
<fieldset><legend>Guest</legend><label>Who <input id=who></label><label><input type=checkbox id=news> News</label>
<label>When <select id=when><option>Noon<option>Evening</select></label></fieldset>
<p>We keep the table for a while.</p><button>Book it</button></form><p id=said role=status></p><button type=button>Other</button></main>`;

/** Images and embeds that a document is asked for by name. */
export const embeds = (names: readonly string[]) =>
  names.map((name) => `<img name="${name}" id="${name}" hidden><embed name="${name}" hidden>`).join('');
