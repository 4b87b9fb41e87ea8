/**
 * Runs in the page's own world (as a string, so it holds everything it needs): writes down events in a normal form and tells the state.
 * Not enter and leave: Chromium fires those only at elements that listen; cases that care listen themselves.
 * `log` lines: "type target key/data detail". Shadow roots are looked into through `composedPath`.
 */
export const recorder = `(() => {
  const TYPES = 'pointerover pointerout pointermove pointerdown pointerup pointercancel gotpointercapture lostpointercapture mouseover mouseout mousemove mousedown mouseup click auxclick dblclick contextmenu focus blur focusin focusout keydown keypress keyup beforeinput textInput input change submit reset invalid search select toggle beforetoggle close cancel dragstart drag dragenter dragover dragleave drop dragend wheel copy cut paste'.split(' ');
  const name = (node) => !node ? '-' : node === window ? 'window' : node === document ? 'document' : node.id ? '#' + node.id : (node.localName || node.nodeName);
  const line = (event) => {
    const parts = [event.type, name(event.composedPath()[0])];
    if (event instanceof KeyboardEvent) parts.push(event.key, event.code, event.keyCode, event.charCode, mods(event));
    else if (event instanceof InputEvent) parts.push(event.inputType, JSON.stringify(event.data));
    else if (event.type === 'textInput') parts.push(JSON.stringify(event.data));
    else if (event instanceof WheelEvent) parts.push(event.deltaX, event.deltaY);
    else if (event instanceof DragEvent) parts.push();
    else if (event instanceof MouseEvent) {
      parts.push(event.button, event.buttons, event.detail, mods(event), Math.round(event.clientX) + ',' + Math.round(event.clientY));
      if (/over|out|enter|leave/.test(event.type)) parts.push(name(event.relatedTarget));
      if (event instanceof PointerEvent) parts.push(event.pointerType, event.isPrimary, event.pressure);
    } else if (event instanceof FocusEvent) parts.push(name(event.relatedTarget));
    else if (event instanceof SubmitEvent) parts.push(name(event.submitter));
    else if (event.newState) parts.push(event.newState);
    return parts.join(' ');
  };
  const mods = (event) => (event.altKey ? 'A' : '') + (event.ctrlKey ? 'C' : '') + (event.metaKey ? 'M' : '') + (event.shiftKey ? 'S' : '') || '-';
  const seen = new WeakSet();
  const note = (event) => {
    if (seen.has(event)) return;
    seen.add(event);
    if (window.recording) window.log.push(line(event));
  };
  for (const type of TYPES) addEventListener(type, note, true);
  addEventListener('submit', (event) => event.target.method === 'dialog' || event.preventDefault());
  addEventListener('error', (event) => window.said && window.said.push('error ' + event.message));
  const all = (root, out = []) => { for (const element of root.querySelectorAll('*')) { out.push(element); if (element.shadowRoot) all(element.shadowRoot, out); } return out; };
  window.startCase = async (html, script) => {
    window.recording = false;
    for (const popover of document.querySelectorAll(':popover-open')) popover.hidePopover();
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
    document.activeElement?.blur();
    document.body.innerHTML = '';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    getSelection().removeAllRanges();
    document.body.innerHTML = html;
    document.documentElement.scrollTop = 0;
    history.replaceState(null, '', location.pathname);
    window.log = []; window.said = [];
    if (script) (0, eval)('(() => {' + script + '})()');
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };
  window.startRecording = () => { window.log = []; window.recording = true; };
  window.endCase = async () => {
    const places = () => [document.documentElement, ...all(document)].map((one) => one.scrollLeft + ',' + one.scrollTop).join();
    for (let still = 0, before = places(); still < (scrollY || before.match(/[1-9]/) ? 8 : 2); ) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = places();
      still = now === before ? still + 1 : 0;
      before = now;
    }
    window.recording = false;
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const state = { active: name(active), hash: location.hash, said: window.said, selection: String(getSelection()), page: [Math.round(scrollX), Math.round(scrollY)] };
    for (const element of all(document)) {
      const id = name(element); const facts = {};
      if (element.matches('input,textarea,select')) facts.value = element.value;
      if (element.matches('input')) { facts.checked = element.checked; if (element.indeterminate) facts.mixed = true; if (element.files) facts.files = [...element.files].map((file) => file.name); }
      if (element.matches('input,textarea')) try { facts.caret = [element.selectionStart, element.selectionEnd]; } catch {}
      if (element.matches('select')) facts.chosen = [...element.selectedOptions].map((option) => option.label);
      if (element.matches('details,dialog')) facts.open = element.open;
      if (element.popover) facts.popover = element.matches(':popover-open');
      if (element.matches('[contenteditable]')) facts.html = element.innerHTML;
      if (element.matches('output,[data-shown]')) facts.text = element.textContent;
      if (element.scrollTop || element.scrollLeft) facts.scroll = [Math.round(element.scrollLeft), Math.round(element.scrollTop)];
      if (Object.keys(facts).length) state[id + ' ' + Object.keys(state).length] = facts;
    }
    return { state, log: window.log };
  };
})()`;
