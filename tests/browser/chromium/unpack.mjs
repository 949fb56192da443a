// Unpacks the browser of the package into the folder for temporary files, and prints where it is.
import chromium from "@sparticuz/chromium";

console.log(await chromium.executablePath());
