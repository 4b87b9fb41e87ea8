import { click, drag, of, press, type Scenario } from '../scenario';

/** What is dragged, slid and sorted. */
export const moving: Scenario[] = [
  ...of('dnd-kit', {
    'sorting by the pointer': [drag('#one', '#three'), 'two,three,one', 'order'],
    'dragging up': [drag('#three', '#one'), 'three,one,two', 'order'],
  }),
  ...of('sortable', {
    'sorting by drag and drop': [drag('#one', '#three'), 'two,three,one', 'orderOf()'],
    'dragging up': [drag('#three', '#one'), 'three,one,two', 'orderOf()'],
  }),
  ...of('sortable-fallback', {
    'sorting by the pointer': [drag('#one', '#three'), 'two,three,one', 'orderOf()'],
  }),
  ...of('react-dnd', {
    'a card into a bin': [drag('#card', '#bin'), 'drop card,end true'],
  }),
  ...of('hello-dnd', {
    'sorting by the mouse': [drag('#one', '#three'), 'two,three,one', 'order'],
  }),
  ...of('pragmatic-dnd', {
    'a card into a bin': [drag('#card', '#bin'), 'drop card'],
  }),
  ...of('interact', {
    'moving a card': [{ type: 'drag', selector: '#card', offset: { x: 120, y: 0 } }, '120'],
  }),
  ...of('nouislider', {
    'dragging its handle': [{ type: 'drag', selector: 'role=slider', offset: { x: 150, y: 0 } }, true, 'said[0] > 65 && said[0] < 75'],
    'a click on its bar': [click('.noUi-base'), '50'],
    keys: [press('ArrowRight', 'role=slider'), '21.00', 'slider.get()'],
  }),
  ...of('signature', {
    'a stroke': [{ type: 'drag', selector: '#c', offset: { x: 60, y: 20 } }, false, 'pad.isEmpty()'],
  }),
  ...of('swiper', {
    swiping: [{ type: 'drag', selector: '.swiper-slide', offset: { x: -200, y: 0 } }, 1, 'swiper.activeIndex'],
    'its button': [click('text=Next'), 1, 'swiper.activeIndex'],
  }),
];
