import 'bootstrap/dist/css/bootstrap.css';
import { GOODS, LANDS, wire } from './goods.js';

/** The shop in Bootstrap's cards and floating labels. */
document.body.innerHTML = `<nav class="navbar bg-light px-3"><a class="navbar-brand" href="/">Tea house</a><form class="d-flex" role="search"><input class="form-control" type="search" placeholder="Search" aria-label="Search" data-do="search"></form>
  <a class="btn btn-outline-dark" href="/cart" data-do="cart">Basket <span class="badge bg-dark">0</span></a></nav>
  <main class="container"><h1>Our tea</h1><div class="mb-3"><label class="form-label" for="sortBy">Sort by</label><select class="form-select" id="sortBy" data-do="sort"><option>Name<option>Price</select></div>
  <div class="row row-cols-2">${GOODS.map(({ name, price }) => `<div class="col"><div class="card" data-good="${name}"><div class="card-body"><h5 class="card-title">${name}</h5><p class="card-text">${price}</p><a class="card-link" href="/tea/${name}" data-do="details">Details</a><button class="btn btn-primary" data-do="add">Add to cart</button></div></div></div>`).join('')}</div>
  <h2>Delivery</h2><form class="row g-3"><div class="form-floating"><input class="form-control" id="floatingName" placeholder="Name" data-do="name"><label for="floatingName">Name</label></div>
  <div class="col-6"><label class="form-label" for="country">Country</label><select class="form-select" id="country" data-do="land">${LANDS.map((land) => `<option>${land}`).join('')}</select></div>
  <div class="form-check"><input class="form-check-input" type="checkbox" id="giftCheck" data-do="gift"><label class="form-check-label" for="giftCheck">Wrap as a gift</label></div>
  <button class="btn btn-success" data-do="order">Place order</button></form></main>`;
wire(document.body);
