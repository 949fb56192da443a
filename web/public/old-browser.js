// For browsers that can't run the client: they know neither modules nor anything newer than this.
document.getElementById("app").innerHTML =
  "<h1>Orrery</h1>" +
  '<p lang="en">This browser is too old for the table. Please use a current Firefox, Chrome, Edge or Safari.</p>' +
  '<p lang="ru">Этот браузер слишком стар для нашего стола. Возьмите свежий Firefox, Chrome, Edge или Safari.</p>';
