import Swal from 'sweetalert2';

document.body.innerHTML = '<button id=b>Delete</button>';
document.querySelector('#b').onclick = async () => {
  const { isConfirmed, value } = await Swal.fire({
    title: 'Your name?',
    input: 'text',
    inputLabel: 'Name',
    showCancelButton: true,
    confirmButtonText: 'Yes',
  });
  said.push(`${isConfirmed} ${value}`);
};
