import IMask from 'imask';

document.body.innerHTML = '<label for=p>Phone</label><input id=p><label for=d>Day</label><input id=d placeholder="dd.mm.yyyy">';
IMask(document.querySelector('#p'), { mask: '+{7}(000)000-00-00' });
IMask(document.querySelector('#d'), { mask: Date });
