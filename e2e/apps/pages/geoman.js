import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import '@geoman-io/leaflet-geoman-free';
import '@geoman-io/leaflet-geoman-free/dist/leaflet-geoman.css';

const place = document.querySelector('#app');
place.style.height = '100vh';
const map = L.map(place, { zoomAnimation: false }).setView([60.4, 5.3], 10);
window.map = map;
L.GridLayer.Grid = L.GridLayer.extend({
  createTile(at) {
    const tile = document.createElement('canvas');
    tile.width = 256;
    tile.height = 256;
    const pen = tile.getContext('2d');
    pen.strokeStyle = '#bbb';
    pen.strokeRect(0, 0, 256, 256);
    pen.fillText(`${at.z}/${at.x}/${at.y}`, 20, 30);
    return tile;
  },
});
new L.GridLayer.Grid().addTo(map);
map.pm.addControls({ position: 'topleft', drawCircleMarker: false, drawText: false });
if (location.search.includes('de')) map.pm.setLang('de');
