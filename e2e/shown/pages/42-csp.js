n.oninput = () => S.set('n', n.value);
b.onclick = () => {
  S.inc('sent');
  p.textContent = 'Sent ' + n.value;
};
