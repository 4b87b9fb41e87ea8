/** A page of a usual size that does something small with each operation and nothing by itself: 300 controls, 1,400 elements. */
export const QUIET_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quiet</title><body><h1>Orders</h1><p id="said" role="status">nothing</p>
<main></main><script>
const said = document.querySelector('#said');
const main = document.querySelector('main');
main.innerHTML = Array.from({ length: 60 }, (_, row) => '<section><h2>Order ' + row + '</h2><p>Placed <b>yesterday</b> by <i>Ada</i></p>' +
  '<label>Name ' + row + ' <input id="name-' + row + '"></label><label><input type="checkbox" id="paid-' + row + '"> Paid ' + row + '</label>' +
  '<label for="size-' + row + '">Size ' + row + '</label><select id="size-' + row + '"><option>Small</option><option>Large</option></select>' +
  '<button id="save-' + row + '">Save ' + row + '</button><a href="#order-' + row + '" id="link-' + row + '">Link ' + row + '</a></section>').join('');
main.onclick = (event) => { if (event.target.localName === 'button') said.textContent = event.target.textContent; };
main.oninput = (event) => { said.textContent = event.target.id; };
</script></body></html>`;
