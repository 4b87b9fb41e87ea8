import Swiper from 'swiper';
import { Navigation } from 'swiper/modules';
import 'swiper/css';

document.body.innerHTML = `<div class="swiper" style="width:300px"><div class="swiper-wrapper">${[1, 2, 3].map((n) => `<div class="swiper-slide">Slide ${n}</div>`).join('')}</div><button class="next">Next</button></div>`;
window.swiper = new Swiper('.swiper', { modules: [Navigation], navigation: { nextEl: '.next' } });
