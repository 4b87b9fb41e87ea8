import { click, drag, press, type Scenario } from '../scenario';

const said = 'said.join()';

/** What is dragged, slid and sorted. */
export const moving: Scenario[] = [
  { widget: 'dnd-kit', does: 'sorting by the pointer', operations: [drag('#one', '#three')], proof: 'order', expected: 'two,three,one' },
  { widget: 'dnd-kit', does: 'dragging up', operations: [drag('#three', '#one')], proof: 'order', expected: 'three,one,two' },
  {
    widget: 'sortable',
    does: 'sorting by drag and drop',
    operations: [drag('#one', '#three')],
    proof: 'orderOf()',
    expected: 'two,three,one',
  },
  { widget: 'sortable', does: 'dragging up', operations: [drag('#three', '#one')], proof: 'orderOf()', expected: 'three,one,two' },
  {
    widget: 'sortable-fallback',
    does: 'sorting by the pointer',
    operations: [drag('#one', '#three')],
    proof: 'orderOf()',
    expected: 'two,three,one',
  },
  { widget: 'react-dnd', does: 'a card into a bin', operations: [drag('#card', '#bin')], proof: said, expected: 'drop card,end true' },
  { widget: 'hello-dnd', does: 'sorting by the mouse', operations: [drag('#one', '#three')], proof: 'order', expected: 'two,three,one' },
  { widget: 'pragmatic-dnd', does: 'a card into a bin', operations: [drag('#card', '#bin')], proof: said, expected: 'drop card' },
  {
    widget: 'interact',
    does: 'moving a card',
    operations: [{ type: 'drag', selector: '#card', offset: { x: 120, y: 0 } }],
    proof: said,
    expected: '120',
  },
  {
    widget: 'nouislider',
    does: 'dragging its handle',
    operations: [{ type: 'drag', selector: 'role=slider', offset: { x: 150, y: 0 } }],
    proof: 'said[0] > 65 && said[0] < 75',
    expected: true,
  },
  { widget: 'nouislider', does: 'a click on its bar', operations: [click('.noUi-base')], proof: said, expected: '50' },
  { widget: 'nouislider', does: 'keys', operations: [press('ArrowRight', 'role=slider')], proof: 'slider.get()', expected: '21.00' },
  {
    widget: 'signature',
    does: 'a stroke',
    operations: [{ type: 'drag', selector: '#c', offset: { x: 60, y: 20 } }],
    proof: 'pad.isEmpty()',
    expected: false,
  },
  {
    widget: 'swiper',
    does: 'swiping',
    operations: [{ type: 'drag', selector: '.swiper-slide', offset: { x: -200, y: 0 } }],
    proof: 'swiper.activeIndex',
    expected: 1,
  },
  { widget: 'swiper', does: 'its button', operations: [click('text=Next')], proof: 'swiper.activeIndex', expected: 1 },
];
