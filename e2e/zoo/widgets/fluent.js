import {
  fluentButton,
  fluentCheckbox,
  fluentOption,
  fluentSelect,
  fluentTextField,
  provideFluentDesignSystem,
} from '@fluentui/web-components';

provideFluentDesignSystem().register(fluentButton(), fluentCheckbox(), fluentOption(), fluentSelect(), fluentTextField());
document.body.innerHTML = `<fluent-select id=s title="Fruit"><fluent-option value="apple">Apple</fluent-option><fluent-option value="banana">Banana</fluent-option></fluent-select>
<fluent-text-field id=t>Name</fluent-text-field><fluent-checkbox id=c>Agree</fluent-checkbox><fluent-button id=b>Go</fluent-button>`;
document.querySelector('#s').addEventListener('change', (event) => said.push(event.target.value));
document.querySelector('#b').addEventListener('click', () => said.push('go'));
