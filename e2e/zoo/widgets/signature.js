import SignaturePad from 'signature_pad';

document.body.innerHTML = '<canvas id=c width=300 height=150 style="border:1px solid"></canvas>';
window.pad = new SignaturePad(document.querySelector('#c'));
