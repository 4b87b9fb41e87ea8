import 'leaflet/dist/leaflet.css';
import { divIcon, map, marker } from 'leaflet';

document.body.innerHTML = '<div id=map style="height:400px"></div>';
window.map = map('map').setView([51.5, -0.1], 5);
marker([51.5, -0.1], { title: 'London', icon: divIcon() }).addTo(window.map);
