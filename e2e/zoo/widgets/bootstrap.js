import 'bootstrap/dist/css/bootstrap.css';
import 'bootstrap';

document.body.innerHTML = `
<div class="dropdown"><button class="btn dropdown-toggle" data-bs-toggle="dropdown">Actions</button>
<ul class="dropdown-menu"><li><button class="dropdown-item" onclick="said.push('edit')">Edit</button></li></ul></div>
<button class="btn" data-bs-toggle="modal" data-bs-target="#m">Ask</button>
<div class="modal fade" id="m" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><div class="modal-body"><input aria-label="Answer" oninput="said.push(value)">
<button class="btn" data-bs-dismiss="modal">Done</button></div></div></div></div>
<ul class="nav nav-tabs"><li><button class="nav-link active" data-bs-toggle="tab" data-bs-target="#t1">One</button></li><li><button class="nav-link" data-bs-toggle="tab" data-bs-target="#t2">Two</button></li></ul>
<div class="tab-content"><div class="tab-pane active" id="t1">first</div><div class="tab-pane" id="t2">second</div></div>`;
