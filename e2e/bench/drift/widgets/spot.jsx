import { Component } from 'react';
import { findDOMNode } from 'react-dom';

const spots = new Map();
/** The app's own word for where something is: a table beside the page, in which nothing of it can be seen. */
globalThis.spotOf = (name) => {
  const spot = spots.get(name);
  return spot ? findDOMNode(spot) : null;
};

export class Spot extends Component {
  componentDidMount() {
    spots.set(this.props.of, this);
  }

  componentWillUnmount() {
    spots.delete(this.props.of);
  }

  render() {
    return this.props.children;
  }
}
