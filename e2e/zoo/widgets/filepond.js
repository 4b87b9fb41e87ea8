import { create } from 'filepond';
import 'filepond/dist/filepond.css';

const pond = create({
  labelIdle: 'Drop files or <span class="filepond--label-action">Browse</span>',
  onaddfile: (_, item) => said.push(item.filename),
});
document.body.append(pond.element);
