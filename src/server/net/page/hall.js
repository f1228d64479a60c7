// The list of tables, until the hall has its own pages. It is told whenever the list changes.
"use strict";

const state = document.getElementById("state");
const table = document.getElementById("tables");

function show(tables) {
    const rows = tables.map((one) => {
        const row = document.createElement("tr");
        const people = (one.seats ?? []).map((seat) => seat.name || seat.kind || "").filter(Boolean);
        for (const text of [one.title ?? one.game, one.id ?? one.table, one.stage, people.join(", ")]) {
            row.append(Object.assign(document.createElement("td"), { textContent: text ?? "" }));
        }
        return row;
    });
    table.tBodies[0].replaceChildren(...rows);
    table.hidden = tables.length === 0;
    state.textContent = tables.length === 0 ? "No table is open at the moment." : "";
}

async function connect(pause) {
    const again = () => {
        state.textContent = "The hall cannot be reached; trying again …";
        setTimeout(() => connect(Math.min(2 * pause, 30000)), pause * (0.5 + Math.random()));
    };
    try {
        const visit = await fetch("/api/visit", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: "{}",
        });
        if (!visit.ok) throw new Error(String(visit.status));
    } catch {
        again();
        return;
    }
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/ws");
    socket.onopen = () => {
        pause = 1000;
        socket.send(JSON.stringify({ do: "lobby", id: 1 }));
    };
    socket.onmessage = (message) => {
        const told = JSON.parse(message.data);
        if (Array.isArray(told.tables)) show(told.tables);
    };
    socket.onclose = again;
}

connect(1000);
