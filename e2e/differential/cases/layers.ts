import { type Case, cases, click, press } from '../case';

export const layers: Case[] = cases({
  'Escape closes a modal dialog': [
    '<dialog id=d><button id=b>x</button></dialog>',
    press('Escape'),
    {
      script: "d.showModal(); d.onclose = () => said.push('closed')",
      without: { types: ['blur', 'focusout', 'keyup'], because: 'the focus leaves at the next frame, before or after the key comes up' },
    },
  ],
  'a dialog may refuse Escape': [
    '<dialog id=d><button id=b>x</button></dialog>',
    press('Escape'),
    'd.showModal(); d.oncancel = (e) => e.preventDefault()',
  ],
  'Escape does not close a dialog that is not modal': ['<dialog id=d><button id=b>x</button></dialog>', press('Escape'), 'd.show()'],
  'a dialog that nothing closes': ['<dialog id=d closedby=none><button id=b>x</button></dialog>', press('Escape'), 'd.showModal()'],
  'a button closes its dialog': [
    '<dialog id=d><form method=dialog><button id=b value=yes>Yes</button></form></dialog>',
    click('#b'),
    {
      script: 'd.showModal(); d.onclose = () => said.push(d.returnValue)',
      without: { types: ['focus', 'focusin', 'blur', 'focusout'], because: 'the same, at another moment of closing' },
    },
  ],
  'two dialogs, Escape closes the upper': [
    '<dialog id=d>one</dialog><dialog id=e>two</dialog>',
    press('Escape'),
    'd.showModal(); e.showModal()',
  ],
  'a click on the backdrop closes a dialog that says so': [
    '<dialog id=d closedby=any style="width:100px;height:100px">one</dialog>',
    { type: 'click', on: '#d', at: { x: -1.2, y: 0.5 } },
    'd.showModal()',
  ],
  'a click on the backdrop of another dialog closes nothing': [
    '<dialog id=d style="width:100px;height:100px">one</dialog>',
    { type: 'click', on: '#d', at: { x: -1.2, y: 0.5 } },
    'd.showModal()',
  ],
  'a click inside of such a dialog keeps it': [
    '<dialog id=d closedby=any style="width:200px;height:100px"><p id=p>one</p></dialog>',
    click('#p'),
    'd.showModal()',
  ],
  'a button opens its popover': ['<button id=b popovertarget=p>Open</button><div id=p popover>Hi</div>', click('#b')],
  'a button closes its popover': [
    '<button id=b popovertarget=p>Open</button><div id=p popover style="inset:auto;top:200px">Hi</div>',
    [click('#b'), click('#b')],
  ],
  'Escape closes a popover': ['<div id=p popover>Hi</div>', press('Escape'), 'p.showPopover()'],
  'Escape does not close a manual popover': ['<div id=p popover=manual>Hi</div>', press('Escape'), 'p.showPopover()'],
  'a click beside closes a popover': ['<p id=o style="width:100px">out</p><div id=p popover>Hi</div>', click('#o'), 'p.showPopover()'],
  'a click inside keeps a popover': ['<div id=p popover><p id=i>Hi</p></div>', click('#i'), 'p.showPopover()'],
  'a click beside keeps a manual popover': [
    '<p id=o style="width:100px">out</p><div id=p popover=manual>Hi</div>',
    click('#o'),
    'p.showPopover()',
  ],
  'a popover in a popover: a click in the outer closes the inner': [
    '<div id=p popover style="width:300px;height:200px;inset:auto;top:0;left:0"><p id=t>outer</p><button id=b popovertarget=q>in</button><div id=q popover style="top:300px;inset:auto">inner</div></div>',
    click('#t'),
    'p.showPopover(); q.showPopover()',
  ],
  'a command opens its dialog': [
    '<button id=b commandfor=d command=show-modal>Open</button><dialog id=d><button id=c>x</button></dialog>',
    click('#b'),
  ],
  'a command toggles its popover': [
    '<button id=b commandfor=p command=toggle-popover>Open</button><div id=p popover>Hi</div>',
    click('#b'),
  ],
  'Enter on a summary': ['<details id=d><summary id=s>More</summary>text</details>', press('Enter', '#s')],
  'Space on a summary': ['<details id=d><summary id=s>More</summary>text</details>', press('Space', '#s')],
  'Tab stays inside of a modal dialog': [
    '<button id=o>out</button><dialog id=d><button id=a>a</button><button id=b>b</button></dialog>',
    press('Tab'),
    'd.showModal()',
  ],
});
