import TomSelect from 'tom-select';
import 'tom-select/dist/css/tom-select.css';

document.body.innerHTML = '<label for=s>Fruit</label><select id=s><option value="">-<option>Apple<option>Banana<option>Cherry</select>';
window.tom = new TomSelect('#s', { onChange: (value) => said.push(value) });
