import '@material/web/select/outlined-select.js';
import '@material/web/select/select-option.js';
import '@material/web/textfield/outlined-text-field.js';
import '@material/web/checkbox/checkbox.js';

document.body.innerHTML = `<md-outlined-select id=s label="Fruit"><md-select-option value="apple"><div slot="headline">Apple</div></md-select-option><md-select-option value="banana"><div slot="headline">Banana</div></md-select-option></md-outlined-select>
<md-outlined-text-field id=t label="Name"></md-outlined-text-field><label><md-checkbox id=c></md-checkbox> Agree</label>`;
document.querySelector('#s').addEventListener('change', (event) => said.push(event.target.value));
