import '@picocss/pico/css/pico.css';
import { GOODS, LANDS, wire } from './goods.js';

/** The same in Pico's plain elements: no classes, definition lists and tables. */
document.body.innerHTML = `<div id="page"><ul><li><a href="./">Tea house</a></li><li><label>Search <input type="search" name="q" data-do="search"></label></li><li><a href="basket.html" data-do="cart">Basket 0</a></li></ul>
  <h1>Our tea</h1><p><label>Sort by <select name="sort" data-do="sort"><option>Name<option>Price</select></label></p>
  <table><tbody>${GOODS.map(({ name, price }) => `<tr data-good="${name}"><th scope="row">${name}</th><td>${price}</td><td><a href="tea.html?${name}" data-do="details">Details</a></td><td><button data-do="add">Add to cart</button></td></tr>`).join('')}</tbody></table>
  <fieldset><legend>Delivery</legend><label for="who">Name</label><input id="who" name="who" data-do="name"><label for="where">Country</label><select id="where" name="where" data-do="land">${LANDS.map((land) => `<option>${land}`).join('')}</select>
  <input id="wrap" name="wrap" type="checkbox" data-do="gift"><label for="wrap">Wrap as a gift</label></fieldset><button data-do="order">Place order</button></div>`;
wire(document.body);
