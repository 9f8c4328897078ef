/**
 * Draws a control again when anything in the form changes: Decap draws a field again when its own value changes, and this one shows
 * what follows from others.
 */
export function followForm(control: {
  forceUpdate(): void;
  componentDidMount?: () => void;
  componentWillUnmount?: () => void;
}): void {
  const redraw = () => setTimeout(() => control.forceUpdate());
  const { componentDidMount: begin, componentWillUnmount: end } = control;
  control.componentDidMount = () => {
    begin?.call(control);
    for (const change of ['input', 'click']) document.addEventListener(change, redraw);
  };
  control.componentWillUnmount = () => {
    end?.call(control);
    for (const change of ['input', 'click']) document.removeEventListener(change, redraw);
  };
}
