import jQuery from 'jquery';
import 'select2/dist/css/select2.css';
import select2 from 'select2/dist/js/select2.full.js';

window.jQuery = jQuery;
if (!jQuery.fn.select2) select2(window, jQuery);
document.body.innerHTML = '<select id=s style="width:200px"><option>Apple<option>Banana<option>Cherry</select>';
jQuery('#s')
  .select2()
  .on('change', () => said.push(jQuery('#s').val()));
