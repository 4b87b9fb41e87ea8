import * as Blockly from 'blockly';

document.querySelector('#app').style.height = '100vh';
const kinds = ['controls_if', 'controls_repeat_ext', 'math_number', 'text', 'text_print'];
window.Blockly = Blockly;
window.space = Blockly.inject('app', {
  toolbox: { kind: 'flyoutToolbox', contents: kinds.map((type) => ({ kind: 'block', type })) },
  trashcan: true,
  sounds: false,
  media: '/media/',
});
