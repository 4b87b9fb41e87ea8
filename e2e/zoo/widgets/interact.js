import interact from 'interactjs';

document.body.innerHTML = '<div id=card style="width:100px;height:40px;background:#ddd;touch-action:none">card</div>';
let x = 0;
interact('#card').draggable({
  listeners: {
    move: (event) => {
      x += event.dx;
      event.target.style.transform = `translateX(${x}px)`;
    },
    end: () => said.push(Math.round(x)),
  },
});
