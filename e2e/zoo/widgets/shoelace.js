import '@shoelace-style/shoelace/dist/components/select/select.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import '@shoelace-style/shoelace/dist/components/details/details.js';
import '@shoelace-style/shoelace/dist/themes/light.css';

document.body.innerHTML = `<sl-select id=s label="Fruit"><sl-option value="apple">Apple</sl-option><sl-option value="banana">Banana</sl-option></sl-select>
<sl-input id=i label="Name"></sl-input><sl-switch id=w>Dark</sl-switch><sl-details id=d summary="More">inside</sl-details>`;
document.querySelector('#s').addEventListener('sl-change', (event) => said.push(event.target.value));
document.querySelector('#w').addEventListener('sl-change', (event) => said.push(event.target.checked));
