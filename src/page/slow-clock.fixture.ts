/**
 * From now on the page layer's clock goes a hundred times slower; returns how to end that. A page that was kept from its own tasks for 50 ms gets its turn: on
 * a busy machine that would be after every step.
 */
export function slowClock(): () => void {
  const native = performance.now;
  const now = () => native.call(performance);
  const began = now();
  performance.now = () => began + (now() - began) / 100;
  return () => {
    performance.now = native;
  };
}
