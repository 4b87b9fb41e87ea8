import { type Case, click, press } from '../case';

export const layers: Case[] = [
  {
    name: 'Escape closes a modal dialog',
    html: '<dialog id=d><button id=b>x</button></dialog>',
    script: "d.showModal(); d.onclose = () => said.push('closed')",
    steps: [press('Escape')],
    without: { types: ['blur', 'focusout', 'keyup'], because: 'the focus leaves at the next frame, before or after the key comes up' },
  },
  {
    name: 'a dialog may refuse Escape',
    html: '<dialog id=d><button id=b>x</button></dialog>',
    script: 'd.showModal(); d.oncancel = (e) => e.preventDefault()',
    steps: [press('Escape')],
  },
  {
    name: 'Escape does not close a dialog that is not modal',
    html: '<dialog id=d><button id=b>x</button></dialog>',
    script: 'd.show()',
    steps: [press('Escape')],
  },
  {
    name: 'a dialog that nothing closes',
    html: '<dialog id=d closedby=none><button id=b>x</button></dialog>',
    script: 'd.showModal()',
    steps: [press('Escape')],
  },
  {
    name: 'a button closes its dialog',
    html: '<dialog id=d><form method=dialog><button id=b value=yes>Yes</button></form></dialog>',
    script: 'd.showModal(); d.onclose = () => said.push(d.returnValue)',
    steps: [click('#b')],
    without: { types: ['focus', 'focusin', 'blur', 'focusout'], because: 'the same, at another moment of closing' },
  },
  {
    name: 'two dialogs, Escape closes the upper',
    html: '<dialog id=d>one</dialog><dialog id=e>two</dialog>',
    script: 'd.showModal(); e.showModal()',
    steps: [press('Escape')],
  },
  {
    name: 'a click on the backdrop closes a dialog that says so',
    html: '<dialog id=d closedby=any style="width:100px;height:100px">one</dialog>',
    script: 'd.showModal()',
    steps: [{ type: 'click', on: '#d', at: { x: -1.2, y: 0.5 } }],
  },
  {
    name: 'a click on the backdrop of another dialog closes nothing',
    html: '<dialog id=d style="width:100px;height:100px">one</dialog>',
    script: 'd.showModal()',
    steps: [{ type: 'click', on: '#d', at: { x: -1.2, y: 0.5 } }],
  },
  {
    name: 'a click inside of such a dialog keeps it',
    html: '<dialog id=d closedby=any style="width:200px;height:100px"><p id=p>one</p></dialog>',
    script: 'd.showModal()',
    steps: [click('#p')],
  },
  {
    name: 'a button opens its popover',
    html: '<button id=b popovertarget=p>Open</button><div id=p popover>Hi</div>',
    steps: [click('#b')],
  },
  {
    name: 'a button closes its popover',
    html: '<button id=b popovertarget=p>Open</button><div id=p popover style="inset:auto;top:200px">Hi</div>',
    steps: [click('#b'), click('#b')],
  },
  { name: 'Escape closes a popover', html: '<div id=p popover>Hi</div>', script: 'p.showPopover()', steps: [press('Escape')] },
  {
    name: 'Escape does not close a manual popover',
    html: '<div id=p popover=manual>Hi</div>',
    script: 'p.showPopover()',
    steps: [press('Escape')],
  },
  {
    name: 'a click beside closes a popover',
    html: '<p id=o style="width:100px">out</p><div id=p popover>Hi</div>',
    script: 'p.showPopover()',
    steps: [click('#o')],
  },
  {
    name: 'a click inside keeps a popover',
    html: '<div id=p popover><p id=i>Hi</p></div>',
    script: 'p.showPopover()',
    steps: [click('#i')],
  },
  {
    name: 'a click beside keeps a manual popover',
    html: '<p id=o style="width:100px">out</p><div id=p popover=manual>Hi</div>',
    script: 'p.showPopover()',
    steps: [click('#o')],
  },
  {
    name: 'a popover in a popover: a click in the outer closes the inner',
    html: '<div id=p popover style="width:300px;height:200px;inset:auto;top:0;left:0"><p id=t>outer</p><button id=b popovertarget=q>in</button><div id=q popover style="top:300px;inset:auto">inner</div></div>',
    script: 'p.showPopover(); q.showPopover()',
    steps: [click('#t')],
  },
  {
    name: 'a command opens its dialog',
    html: '<button id=b commandfor=d command=show-modal>Open</button><dialog id=d><button id=c>x</button></dialog>',
    steps: [click('#b')],
  },
  {
    name: 'a command toggles its popover',
    html: '<button id=b commandfor=p command=toggle-popover>Open</button><div id=p popover>Hi</div>',
    steps: [click('#b')],
  },
  { name: 'Enter on a summary', html: '<details id=d><summary id=s>More</summary>text</details>', steps: [press('Enter', '#s')] },
  { name: 'Space on a summary', html: '<details id=d><summary id=s>More</summary>text</details>', steps: [press('Space', '#s')] },
  {
    name: 'Tab stays inside of a modal dialog',
    html: '<button id=o>out</button><dialog id=d><button id=a>a</button><button id=b>b</button></dialog>',
    script: 'd.showModal()',
    steps: [press('Tab')],
  },
];
