// Starts the page.
import { render } from "solid-js/web";

const root = document.getElementById("root");
if (root) render(() => <p>Couchtisch</p>, root);
