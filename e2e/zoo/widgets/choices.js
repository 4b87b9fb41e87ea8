import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';

document.body.innerHTML = '<label for=s>Fruit</label><select id=s><option>Apple<option>Banana<option>Cherry</select>';
const select = document.querySelector('#s');
window.choices = new Choices(select, { shouldSort: false });
select.addEventListener('change', () => said.push(select.value));
