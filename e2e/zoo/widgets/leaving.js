// Ways out of a page. Whatever opens tells by a channel that it is there.
const channel = new BroadcastChannel('leaving');
const here = new Set();
channel.addEventListener('message', ({ data }) => {
  here.add(data);
  dispatchEvent(new Event('arrival'));
});
if (location.hash) new BroadcastChannel('leaving').postMessage(location.hash);
window.arrived = async (hash) => {
  while (!here.has(hash)) await new Promise((heard) => addEventListener('arrival', heard, { once: true }));
  return hash;
};
document.body.innerHTML = `
<a id=blank href="/leaving#blank" target=_blank>blank</a> <a id=plain href="/leaving#plain">plain</a> <a id=js href="javascript:void(said.push('js'))">js</a>
<form action="/leaving#form" target=_blank><button id=form>form</button></form>
<button id=open>open</button> <button id=reference>reference</button> <button id=late>late</button> <button id=ask>ask</button>`;
const on = (id, act) => document.querySelector(`#${id}`).addEventListener('click', act);
on('open', () => open('/leaving#open'));
on('reference', () => {
  const opened = open('/leaving#reference', 'named');
  said.push(opened?.name === 'named' && opened.opener === window);
});
on('late', () => fetch('/leaving').then(() => open('/leaving#late')));
on('ask', () => said.push(confirm('Sure?')));
