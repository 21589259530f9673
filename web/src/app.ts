import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./themes.css";
import { keepSettings } from "./lib/settings.svelte";
import { language, setLanguage } from "./words/words.svelte";

setLanguage(language());
keepSettings();
mount(App, { target: document.getElementById("app")! });
