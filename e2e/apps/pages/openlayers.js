import Draw from 'ol/interaction/Draw';
import TileLayer from 'ol/layer/Tile';
import VectorLayer from 'ol/layer/Vector';
import Map from 'ol/Map';
import TileDebug from 'ol/source/TileDebug';
import VectorSource from 'ol/source/Vector';
import View from 'ol/View';
import 'ol/ol.css';

document.body.insertAdjacentHTML(
  'afterbegin',
  '<form style="padding:6px"><label>Draw <select id="kind"><option>None<option>Point<option>LineString<option>Circle</select></label> <button type="button" id="undo">Undo</button></form>',
);
const place = document.querySelector('#app');
place.style.height = 'calc(100vh - 60px)';
window.drawn = new VectorSource();
const map = new Map({
  target: place,
  layers: [new TileLayer({ source: new TileDebug() }), new VectorLayer({ source: window.drawn })],
  view: new View({ center: [0, 0], zoom: 3 }),
});
window.map = map;
let draw;
const kind = document.querySelector('#kind');
kind.onchange = () => {
  if (draw) map.removeInteraction(draw);
  draw = kind.value === 'None' ? undefined : new Draw({ source: window.drawn, type: kind.value });
  if (draw) map.addInteraction(draw);
};
document.querySelector('#undo').onclick = () => draw?.removeLastPoint();
