import { Button, TextField, Tooltip } from '@mui/material';
import { Button as AntButton, Tooltip as AntTooltip } from 'antd';
import { createRoot } from 'react-dom/client';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import tippy from 'tippy.js';
import 'tippy.js/dist/tippy.css';
import 'swiper/css';

/** Buttons that do nothing, with all that libraries do around a press, beside a carousel that turns by itself. */
function busy() {
  setTimeout(() => undefined, 150);
}
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <TextField label="Name" />
    <Tooltip title="Saves it">
      <Button id="mui">Save</Button>
    </Tooltip>
    <AntTooltip title="Sends it">
      <AntButton id="antd">Send</AntButton>
    </AntTooltip>
  </>,
);
document.body.insertAdjacentHTML(
  'beforeend',
  `<button id="tippy">Help</button><div><button id="busy">Sync</button></div>
<div class="swiper" style="width:300px"><div class="swiper-wrapper">${[1, 2, 3].map(() => `<div class="swiper-slide"><img alt="" width="300" height="40"></div>`).join('')}</div></div>`,
);
tippy('#tippy', { content: 'How it works' });
document.querySelector('#busy').addEventListener('click', busy);
window.swiper = new Swiper('.swiper', { modules: [Autoplay], loop: true, speed: 0, autoplay: { delay: 60 } });
