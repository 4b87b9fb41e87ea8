import 'bulma/css/bulma.css';
import { GOODS, LANDS, wire } from './goods.js';

/** The same in Bulma's boxes and levels. */
document.body.innerHTML = `<header class="navbar"><div class="navbar-brand"><a class="navbar-item" href="/home">Tea house</a></div><div class="navbar-end"><div class="navbar-item field"><p class="control"><input class="input" type="search" aria-label="Search" data-do="search"></p></div>
  <div class="navbar-item"><div class="buttons"><a class="button" href="#basket" data-do="cart"><span>Basket</span> <span class="tag">0</span></a></div></div></div></header>
  <section class="section"><div class="container"><h1 class="title">Our tea</h1><div class="field is-horizontal"><label class="label" for="s1">Sort by</label><div class="select"><select id="s1" data-do="sort"><option>Name</option><option>Price</option></select></div></div>
  <div class="columns">${GOODS.map(({ name, price }) => `<article class="media box" data-good="${name}"><div class="media-content"><strong>${name}</strong> <small>${price}</small><div class="level"><div class="level-left"><a class="level-item" href="?show=${name}" data-do="details">Details</a></div><div class="level-right"><button class="button is-link" data-do="add"><span>Add to cart</span></button></div></div></div></article>`).join('')}</div>
  <div class="box"><h2 class="subtitle">Delivery</h2><div class="field"><label class="label">Name<input class="input" data-do="name"></label></div>
  <div class="field"><label class="label">Country <div class="select"><select data-do="land">${LANDS.map((land) => `<option>${land}</option>`).join('')}</select></div></label></div>
  <div class="field"><label class="checkbox"><input type="checkbox" data-do="gift"> Wrap as a gift</label></div><div class="field"><button type="button" class="button is-success" data-do="order">Place order</button></div></div></div></section>`;
wire(document.body);
