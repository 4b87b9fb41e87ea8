import noUiSlider from 'nouislider';
import 'nouislider/dist/nouislider.css';

document.body.innerHTML = '<div id=s style="width:300px;margin:40px"></div>';
window.slider = noUiSlider.create(document.querySelector('#s'), { start: 20, range: { min: 0, max: 100 }, step: 1 });
window.slider.on('change', ([value]) => said.push(Number(value)));
