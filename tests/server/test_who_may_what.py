"""Who may do what: every command, every request and the socket, by everybody, in every phase.

`host` and `guest` hold their seats. All others ask for a seat that somebody else holds:

neighbour   with the token of another seat at this table
watcher     with none; on the socket, without a seat
left        with the token of a seat that they gave up; somebody else sits there now
removed     with the token of a seat that the host took from them; likewise
old device  with a token from before the seat went to another device by a private link
elsewhere   with the token of the same seat at another table
forged      with a token that nobody ever gave
nowhere     at a table that there is not
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, get_args

import pytest
from fastapi.routing import iter_route_contexts
from starlette.websockets import WebSocketDisconnect

from greenbaize.server import protocol as p
from greenbaize.server.plain import static_files as statics

from .building import ASSET, build_site
from .guests import Frame, Guest, running_app
from .portal_client import Client
from .scenes import (
    BOT,
    EMPTY,
    GUEST,
    HOST,
    LEFT,
    MOVED,
    PART,
    PHASES,
    PROMISE,
    REMOVED,
    WHO,
    Scene,
    call,
    log_of,
    settle,
)

COMMANDS = """
phase     | command      | after       | host        | guest       | neighbour | watcher | left | removed | old device | elsewhere | forged | nowhere
gathering | promise      |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | contribute   |             | early       | early       | -         | -       | -    | -       | -          | -         | -      | 404
gathering | add_bot      |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | remove_bot   |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | remove       |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | start        |             | chair       | host        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | start        | add_bot     | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | move         |             | not begun   | not begun   | -         | -       | -    | -       | -          | -         | -      | 404
gathering | throw        |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
gathering | take_back    |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
gathering | stand_in     |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
gathering | return       |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
gathering | leave        |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | chat         |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | chat         | mute        | silence     | silence     | -         | -       | -    | -       | -          | -         | -      | 404
gathering | react        |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | mute         |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | set_pace     |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | agree_to_end |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
gathering | rematch      |             | not over    | host        | -         | -       | -    | -       | -          | -         | -      | 404
gathering | hint         |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
opening   | promise      |             | soon        | soon        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | contribute   |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | contribute   | contribute  | open        | done        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | add_bot      |             | soon        | host        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | remove_bot   |             | soon        | host        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | remove       |             | soon        | host        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | start        |             | soon        | host        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | move         |             | not begun   | not begun   | -         | -       | -    | -       | -          | -         | -      | 404
opening   | throw        |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
opening   | take_back    |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
opening   | stand_in     |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
opening   | return       |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
opening   | leave        |             | soon        | soon        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | chat         |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | react        |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | mute         |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | set_pace     |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | agree_to_end |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
opening   | rematch      |             | not over    | host        | -         | -       | -    | -       | -          | -         | -      | 404
opening   | hint         |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
playing   | promise      |             | begun       | begun       | -         | -       | -    | -       | -          | -         | -      | 404
playing   | contribute   |             | begun       | begun       | -         | -       | -    | -       | -          | -         | -      | 404
playing   | add_bot      |             | begun       | host        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | remove_bot   |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | remove       |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | start        |             | begun       | host        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | throw        |             | done        | not thrower | -         | -       | -    | -       | -          | -         | -      | 404
playing   | move         |             | House, host | House       | -         | -       | -    | -       | -          | -         | -      | 404
playing   | move         | throw       | done        | not mover   | -         | -       | -    | -       | -          | -         | -      | 404
playing   | take_back    |             | not last    | not last    | -         | -       | -    | -       | -          | -         | -      | 404
playing   | take_back    | throw, move | done        | not last    | -         | -       | -    | -       | -          | -         | -      | 404
playing   | stand_in     |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | return       |             | no stand-in | no stand-in | -         | -       | -    | -       | -          | -         | -      | 404
playing   | return       | stand_in    | done        | no stand-in | -         | -       | -    | -       | -          | -         | -      | 404
playing   | leave        |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | chat         |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | react        |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | mute         |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | set_pace     |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | agree_to_end |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | rematch      |             | not over    | host        | -         | -       | -    | -       | -          | -         | -      | 404
playing   | hint         |             | not asked   | not asked   | -         | -       | -    | -       | -          | -         | -      | 404
playing   | hint         | throw       | done        | not asked   | -         | -       | -    | -       | -          | -         | -      | 404
over      | promise      |             | begun       | begun       | -         | -       | -    | -       | -          | -         | -      | 404
over      | contribute   |             | begun       | begun       | -         | -       | -    | -       | -          | -         | -      | 404
over      | add_bot      |             | begun       | host        | -         | -       | -    | -       | -          | -         | -      | 404
over      | remove_bot   |             | no game     | host        | -         | -       | -    | -       | -          | -         | -      | 404
over      | remove       |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
over      | start        |             | begun       | host        | -         | -       | -    | -       | -          | -         | -      | 404
over      | move         |             | over        | over        | -         | -       | -    | -       | -          | -         | -      | 404
over      | throw        |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
over      | take_back    |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
over      | stand_in     |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
over      | return       |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
over      | leave        |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
over      | chat         |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
over      | react        |             | done        | done        | -         | -       | -    | -       | -          | -         | -      | 404
over      | mute         |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
over      | set_pace     |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
over      | agree_to_end |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
over      | rematch      |             | done        | host        | -         | -       | -    | -       | -          | -         | -      | 404
over      | rematch      | rematch     | laid        | host        | -         | -       | -    | -       | -          | -         | -      | 404
over      | hint         |             | no game     | no game     | -         | -       | -    | -       | -          | -         | -      | 404
"""  # noqa: E501

REQUESTS = """
phase     | request                              | after      | host | guest | neighbour | watcher | left | removed | old device | elsewhere | forged | nowhere
any       | GET /api/games                       |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | GET /api/server                      |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | GET /api/openapi.json                |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | GET /healthz                         |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | GET /metrics                         |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | POST /api/setups                     |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | POST /api/tables                     |            | 201  | 201   | 201       | 201     | 201  | 201     | 201        | 201       | 201    | 201
any       | POST /api/claims                     |            | 401  | 401   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 401
gathering | GET /t/{code}/table                  |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
gathering | GET /t/{code}/table?seat             |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | GET /t/{code}/held-seats             |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
gathering | POST /t/{code}/seats                 |            | 201  | 201   | 201       | 201     | 201  | 201     | 201        | 201       | 201    | 404
gathering | POST /t/{code}/seats                 | add_bot    | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
gathering | POST /t/{code}/seats/{seat}/commands |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | POST /t/{code}/seats/{seat}/link     |            | 201  | 201   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | POST /t/{code}/seats/{seat}/rematch  |            | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | GET /t/{code}/record                 |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
gathering | GET /t/{code}/record?seat            |            | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | GET /t/{code}/replay                 |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
gathering | GET /t/{code}/replay/{ply}           |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
gathering | POST /t/{code}/forks                 |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
gathering | SOCKET /t/{code}/socket              |            | see  | see   | see       | see     | see  | see     | see        | see       | see    | 4404
gathering | SOCKET /t/{code}/socket?seat         |            | sit  | sit   | 4401      | 4401    | 4401 | 4401    | 4401       | 4401      | 4401   | 4404
opening   | POST /t/{code}/seats                 |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
opening   | POST /t/{code}/seats/{seat}/link     |            | 201  | 201   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
opening   | GET /t/{code}/record                 |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
opening   | GET /t/{code}/table                  |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
playing   | GET /t/{code}/table                  |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
playing   | GET /t/{code}/table?seat             |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | GET /t/{code}/held-seats             |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
playing   | POST /t/{code}/seats                 |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
playing   | POST /t/{code}/seats                 | remove_bot | 201  | 201   | 201       | 201     | 201  | 201     | 201        | 201       | 201    | 404
playing   | POST /t/{code}/seats/{seat}/commands |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | POST /t/{code}/seats/{seat}/link     |            | 201  | 201   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | POST /t/{code}/seats/{seat}/rematch  |            | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | GET /t/{code}/record                 |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
playing   | GET /t/{code}/record?seat            |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | GET /t/{code}/replay                 |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
playing   | GET /t/{code}/replay/{ply}           |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
playing   | POST /t/{code}/forks                 |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
playing   | SOCKET /t/{code}/socket              |            | see  | see   | see       | see     | see  | see     | see        | see       | see    | 4404
playing   | SOCKET /t/{code}/socket?seat         |            | sit  | sit   | 4401      | 4401    | 4401 | 4401    | 4401       | 4401      | 4401   | 4404
closed    | GET /t/{code}/table                  |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
closed    | GET /t/{code}/table?seat             |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
closed    | GET /t/{code}/held-seats             |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
closed    | GET /t/{code}/record                 |            | 403  | 403   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
closed    | GET /t/{code}/record?seat            |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
closed    | GET /t/{code}/replay                 |            | 403  | 403   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
closed    | GET /t/{code}/replay/{ply}           |            | 403  | 403   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
closed    | GET /t/{code}/replay?seat            |            | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
closed    | GET /t/{code}/replay/{ply}?seat      |            | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
closed    | POST /t/{code}/forks                 |            | 403  | 403   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
closed    | POST /t/{code}/forks?seat            |            | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
closed    | SOCKET /t/{code}/socket              |            | not  | not   | not       | not     | not  | not     | not        | not       | not    | 4404
closed    | SOCKET /t/{code}/socket?seat         |            | sit  | sit   | 4401      | 4401    | 4401 | 4401    | 4401       | 4401      | 4401   | 4404
ended     | GET /t/{code}/table                  |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
ended     | GET /t/{code}/table?seat             |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
ended     | GET /t/{code}/record                 |            | 403  | 403   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
ended     | GET /t/{code}/record?seat            |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
ended     | GET /t/{code}/replay                 |            | 403  | 403   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
ended     | GET /t/{code}/replay/{ply}           |            | 403  | 403   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
ended     | GET /t/{code}/replay?seat            |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
ended     | GET /t/{code}/replay/{ply}?seat      |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
ended     | POST /t/{code}/forks                 |            | 403  | 403   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
ended     | POST /t/{code}/forks?seat            |            | 201  | 201   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
ended     | SOCKET /t/{code}/socket              |            | not  | not   | not       | not     | not  | not     | not        | not       | not    | 4404
ended     | SOCKET /t/{code}/socket?seat         |            | sit  | sit   | 4401      | 4401    | 4401 | 4401    | 4401       | 4401      | 4401   | 4404
over      | GET /t/{code}/table                  |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
over      | GET /t/{code}/table?seat             |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | GET /t/{code}/held-seats             |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
over      | POST /t/{code}/seats                 |            | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
over      | POST /t/{code}/seats/{seat}/commands |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | POST /t/{code}/seats/{seat}/link     |            | 201  | 201   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | POST /t/{code}/seats/{seat}/rematch  |            | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | POST /t/{code}/seats/{seat}/rematch  | rematch    | 201  | 201   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | GET /t/{code}/record                 |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
over      | GET /t/{code}/record?seat            |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | GET /t/{code}/replay                 |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
over      | GET /t/{code}/replay/{ply}           |            | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
over      | GET /t/{code}/replay?seat            |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | GET /t/{code}/replay/{ply}?seat      |            | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | POST /t/{code}/forks                 |            | 201  | 201   | 201       | 201     | 201  | 201     | 201        | 201       | 201    | 404
over      | POST /t/{code}/forks?seat            |            | 201  | 201   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | SOCKET /t/{code}/socket              |            | see  | see   | see       | see     | see  | see     | see        | see       | see    | 4404
over      | SOCKET /t/{code}/socket?seat         |            | sit  | sit   | 4401      | 4401    | 4401 | 4401    | 4401       | 4401      | 4401   | 4404
"""  # noqa: E501
"""`closed` is a table at which nobody may watch, `ended` such a table after the game.

`see`: the public's frames; `sit`: the seat's; `not`: frames without the game.
"""

PAGES = """
phase     | request                            | after   | host | guest | neighbour | watcher | left | removed | old device | elsewhere | forged | nowhere
any       | GET /                              |         | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | GET /plain                         |         | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | GET /plain/new                     |         | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | GET /static/{digest}/{name}        |         | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | GET /claim/{link}                  |         | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | GET /claim/{link}/plain            |         | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any       | POST /claim/{link}                 |         | 401  | 401   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 401
any       | POST /plain/tables                 |         | 303  | 303   | 303       | 303     | 303  | 303     | 303        | 303       | 303    | 303
any       | GET /plain/table                   |         | 303  | 303   | 303       | 303     | 303  | 303     | 303        | 303       | 303    | 404
any       | GET /t/{code}                      |         | 303  | 303   | 303       | 303     | 303  | 303     | 303        | 303       | 303    | 404
any       | POST /t/{code}/plain/i-am          |         | 303  | 303   | 303       | 303     | 303  | 303     | 303        | 303       | 303    | 404
gathering | GET /t/{code}/plain?seat           |         | sit  | sit   | see       | see     | see  | see     | see        | see       | see    | 404
gathering | GET /t/{code}/plain/part           |         | 401  | 401   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
gathering | GET /t/{code}/plain/part?seat      |         | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | GET /t/{code}/plain/replay         |         | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
gathering | POST /t/{code}/plain/seats         |         | 303  | 303   | 303       | 303     | 303  | 303     | 303        | 303       | 303    | 404
gathering | POST /t/{code}/plain/commands?seat |         | 303  | 303   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | POST /t/{code}/plain/leave?seat    |         | 303  | 303   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | POST /t/{code}/plain/link?seat     |         | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | POST /t/{code}/plain/rematch?seat  |         | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
gathering | POST /t/{code}/plain/forks         |         | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
playing   | GET /t/{code}/plain?seat           |         | sit  | sit   | see       | see     | see  | see     | see        | see       | see    | 404
playing   | GET /t/{code}/plain/part           |         | 401  | 401   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
playing   | GET /t/{code}/plain/part?seat      |         | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | GET /t/{code}/plain/replay         |         | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
playing   | POST /t/{code}/plain/seats         |         | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
playing   | POST /t/{code}/plain/commands?seat |         | 303  | 303   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | POST /t/{code}/plain/leave?seat    |         | 303  | 303   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | POST /t/{code}/plain/link?seat     |         | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | POST /t/{code}/plain/rematch?seat  |         | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
playing   | POST /t/{code}/plain/forks         |         | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
over      | GET /t/{code}/plain?seat           |         | sit  | sit   | see       | see     | see  | see     | see        | see       | see    | 404
over      | GET /t/{code}/plain/part           |         | 401  | 401   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
over      | GET /t/{code}/plain/part?seat      |         | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | GET /t/{code}/plain/replay         |         | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
over      | POST /t/{code}/plain/seats         |         | 409  | 409   | 409       | 409     | 409  | 409     | 409        | 409       | 409    | 404
over      | POST /t/{code}/plain/commands?seat |         | 303  | 303   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | POST /t/{code}/plain/leave?seat    |         | 303  | 303   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | POST /t/{code}/plain/link?seat     |         | 200  | 200   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | POST /t/{code}/plain/rematch?seat  |         | 409  | 409   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | POST /t/{code}/plain/rematch?seat  | rematch | 303  | 303   | 401       | 401     | 401  | 401     | 401        | 401       | 401    | 404
over      | POST /t/{code}/plain/forks         |         | 303  | 303   | 303       | 303     | 303  | 303     | 303        | 303       | 303    | 404
closed    | GET /t/{code}/plain?seat           |         | sit  | sit   | not       | not     | not  | not     | not        | not       | not    | 404
closed    | GET /t/{code}/plain/replay         |         | 409  | 409   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
closed    | POST /t/{code}/plain/forks         |         | 409  | 409   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
ended     | GET /t/{code}/plain?seat           |         | sit  | sit   | see       | see     | see  | see     | see        | see       | see    | 404
ended     | GET /t/{code}/plain/replay         |         | 200  | 200   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
ended     | POST /t/{code}/plain/forks         |         | 303  | 303   | 403       | 403     | 403  | 403     | 403        | 403       | 403    | 404
"""  # noqa: E501
"""The plain page. `sit`: a page with buttons, `see`: without, `not`: without the game as well."""

SITE = """
phase | request                   | after | host | guest | neighbour | watcher | left | removed | old device | elsewhere | forged | nowhere
any   | GET /                     |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any   | GET /new/{game}           |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any   | GET /rules/{game}         |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any   | GET /records              |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any   | GET /claim/{link}         |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any   | GET /t/{code}             |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
any   | GET /t/{code}/screen      |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
any   | GET /t/{code}/story       |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 404
any   | GET /assets/{name}        |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any   | GET /favicon.svg          |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any   | GET /icon-192.png         |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any   | GET /manifest.webmanifest |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
any   | GET /sw.js                |       | 200  | 200   | 200       | 200     | 200  | 200     | 200        | 200       | 200    | 200
"""  # noqa: E501
"""The site, where one is built: the same files for everybody."""

NOT_YOURS, NO_TABLE = "-", "404"
SAYS = {
    NOT_YOURS: (401, "that seat is not held by this device."),
    NO_TABLE: (404, "there is no such table; check the code."),
    "host": (403, "only the host of the table can do that."),
    "early": (409, "parts are opened when the host has started; promise yours now."),
    "soon": (409, "the game is about to begin; wait a moment."),
    "open": (409, "your part is already open."),
    "begun": (409, "the game has already begun."),
    "chair": (409, "seat 7 must be taken first; a bot can sit there."),
    "laid": (409, "a new table has already been set up."),
    "House": (409, "it is the House's move, not Ben's. (B4)"),
    "House, host": (409, "it is the House's move, not Ann's. (B4)"),
    "no game": (409, "no game is being played at this table."),
    "no stand-in": (409, "no bot is playing for you."),
    "not asked": (409, "there is nothing for you to do now."),
    "not begun": (409, "the game has not begun yet."),
    "not last": (
        409,
        "you can take back only your own last move, while nothing else has happened.",
    ),
    "not mover": (409, "it is Ann's move, not Ben's. (B4)"),
    "not over": (409, "the game is not over yet."),
    "not thrower": (409, "nobody is waiting for your throw now."),
    "over": (409, "the game is over."),
    "silence": (409, "the host muted the table."),
}
CLOSED = {NOT_YOURS: 4401, NO_TABLE: 4404}
WATCHING = "you are only watching; take a seat to play."

WORDS: dict[str, dict[str, Any]] = {
    "promise": {"promise": PROMISE},
    "contribute": {"part": PART},
    "add_bot": {"seat": EMPTY, "bot": "greedy"},
    "remove_bot": {"seat": BOT},
    "remove": {"seat": MOVED},
    "move": {"words": "place 1"},
    "chat": {"text": "hello"},
    "react": {"reaction": "clap"},
    "mute": {"muted": True},
    "set_pace": {"pace": 7200},
    "agree_to_end": {"agrees": True},
}
"""What belongs to a command."""

BODIES: dict[str, Any] = {
    "POST /api/setups": {"game": "reibach"},
    "POST /api/tables": {"game": "reibach", "name": "Zoe"},
    "POST /api/claims": {"link": "nobody-made-this"},
    "POST /t/{code}/seats": {"name": "Zoe"},
    "POST /t/{code}/seats/{seat}/commands": {"type": "react", "key": "k", "reaction": "clap"},
    "POST /t/{code}/forks": {"ply": 0, "name": "Zoe"},
}


FORMS: dict[str, dict[str, Any]] = {
    "POST /plain/tables": {"game": "reibach", "name": "Zoe"},
    "POST /t/{code}/plain/seats": {"name": "Zoe"},
    "POST /t/{code}/plain/commands": {"type": "react", "key": "k", "reaction": "clap"},
    "POST /t/{code}/plain/leave": {"key": "k"},
    "POST /t/{code}/plain/i-am": {"seat": 1},
    "POST /t/{code}/plain/forks": {"ply": 0, "name": "Zoe"},
}
QUERIES: dict[str, dict[str, Any]] = {
    "GET /plain/new": {"game": "reibach"},
    "GET /plain/table": {"code": "{code}"},
}


@dataclass(frozen=True)
class Row:
    """A line of one of the tables."""

    phase: str
    what: str
    after: list[str]
    outcomes: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.phase, self.what, *self.after]).replace(" ", "_")


def rows(table: str) -> list[Row]:
    """A table of this file, line by line."""
    header, *lines = [
        [cell.strip() for cell in line.split("|")] for line in table.split("\n") if line
    ]
    assert tuple(header[3:]) == WHO
    return [
        Row(
            phase,
            what,
            [command for command in after.split(", ") if command],
            dict(zip(WHO, cells, strict=True)),
        )
        for phase, what, after, *cells in lines
    ]


KEYS = count()


def command_of(name: str, frame: Frame | None = None) -> dict[str, Any]:
    """A command with a key of its own; a move is one that can be made, if there is any."""
    words = dict(WORDS.get(name, {}))
    if name == "move" and frame and frame["play"] and frame["play"]["moves"]:
        words["words"] = frame["play"]["moves"][0]
    return {"type": name, "key": f"key{next(KEYS)}", **words}


def prepare(scene: Scene, row: Row) -> Scene:
    """What the host has done before."""
    host = scene.holders[HOST]
    for name in row.after:
        assert over_http(host, command_of(name, host.frame()))[0] == 200
    return scene


@pytest.fixture(scope="module")
def client(house: str) -> Iterator[Client]:
    with running_app(house, opening_seconds=3600) as client:
        yield client


@pytest.fixture(scope="module")
def scenes(client: Client) -> dict[str, Scene]:
    """One table in each phase, of which copies are made."""
    made = {name: make(client) for name, make in PHASES.items()}
    made["closed"] = PHASES["playing"](client, watch="nobody")
    made["ended"] = PHASES["over"](client, watch="nobody")
    return {**made, "any": made["gathering"]}


@pytest.fixture(scope="module")
def sited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A table of a server with a site."""
    folder = tmp_path_factory.mktemp("sited")
    with running_app(f"sqlite:///{folder / 'tables.db'}", build_site(folder / "site")) as client:
        yield PHASES["gathering"](client)


# All is in the tables


def test_every_message_is_in_the_table_in_every_phase() -> None:
    union, _ = get_args(p.Command)
    names = {kind.model_fields["type"].default for kind in get_args(union)}
    assert {(row.phase, row.what) for row in rows(COMMANDS)} == {
        (phase, name) for phase in PHASES for name in names
    }
    said, _ = get_args(p.ClientMessage)
    assert set(get_args(said)) - set(get_args(union)) <= {p.Hello, p.Command}


def test_every_route_is_in_the_table(client: Client) -> None:
    known = {row.what.partition("?")[0] for row in rows(REQUESTS) + rows(PAGES)}
    assert known == set(routes_of(client))


def test_every_route_of_a_site_is_in_the_table(client: Client, sited: Scene) -> None:
    known = {row.what for row in rows(SITE)}
    assert known | set(routes_of(client)) == set(routes_of(sited.client))


def routes_of(client: Client) -> Iterator[str]:
    """Every route as the table calls it."""
    for context in iter_route_contexts(client.app.routes):
        methods = getattr(context.route, "methods", None) or {"SOCKET"}
        yield from (f"{method} {context.path}" for method in methods - {"HEAD"})


# Commands


def over_http(somebody: Guest, command: dict[str, Any]) -> tuple[int, Frame]:
    """A command and its answer."""
    answer = somebody.post(f"/t/{somebody.code}/seats/{somebody.seat}/commands", command)
    return answer.status_code, answer.json()


def on_the_socket(somebody: Guest, command: dict[str, Any]) -> tuple[int, Frame]:
    """A command and its answer, or the code that the socket was closed with."""
    try:
        with somebody.socket() as socket:
            socket.receive_json()
            socket.send_json(command)
            return 0, settle(socket, lambda frame: frame.get("key") == command["key"])
    except WebSocketDisconnect as gone:
        return gone.code, {}


def check_http(outcome: str, answer: tuple[int, Frame], key: str) -> None:
    """The answer over HTTP is what the table says."""
    status, told = answer
    if outcome == "done":
        assert status == 200, told
        assert (told["type"], told["key"]) in [("ack", key), ("hint", key)]
    else:
        assert (status, told["message"]) == SAYS[outcome]


def check_socket(outcome: str, answer: tuple[int, Frame], key: str) -> None:
    """The answer on the socket is what the table says."""
    code, told = answer
    if outcome in CLOSED:
        assert code == CLOSED[outcome]
    elif outcome == "done":
        assert (told["type"], told["key"]) in [("ack", key), ("hint", key)]
    else:
        assert (told["type"], told["message"]) == ("refused", SAYS[outcome][1])


DOORS = ((over_http, check_http), (on_the_socket, check_socket))


@pytest.mark.parametrize("row", rows(COMMANDS), ids=str)
def test_those_who_hold_a_seat(scenes: dict[str, Scene], row: Row) -> None:
    """The same over HTTP and on the socket; what is refused changes nothing."""
    for who in ("host", "guest"):
        if row.outcomes[who] == "done" and row.what != "hint":
            for door, check in DOORS:
                scene = prepare(scenes[row.phase].again(), row)
                command = command_of(row.what, scene.somebody(who).frame())
                check("done", door(scene.somebody(who), command), command["key"])
        else:
            check_unchanged(prepare(scenes[row.phase].again(), row), who, row)


def check_unchanged(scene: Scene, who: str, row: Row) -> None:
    """It is answered as the table says, and nobody else notices."""
    with scene.attended():
        before = scene.snapshot()
        for door, check in DOORS:
            command = command_of(row.what, scene.somebody(who).frame())
            check(row.outcomes[who], door(scene.somebody(who), command), command["key"])
        assert scene.snapshot() == before


@pytest.mark.parametrize("row", rows(COMMANDS), ids=str)
def test_those_who_do_not(scenes: dict[str, Scene], row: Row) -> None:
    """A wrong token has no effect on anybody, and whoever holds the seat plays on."""
    scene = prepare(scenes[row.phase].again(), row)
    with scene.attended() as sockets:
        before = scene.snapshot()
        for who in WHO[2:]:
            command = command_of(row.what)
            check_http(row.outcomes[who], over_http(scene.somebody(who), command), command["key"])
            check_socket(
                row.outcomes[who], on_the_socket(scene.somebody(who), command), command["key"]
            )
        command = command_of(row.what)
        assert on_the_socket(Guest(scene.client, scene.code), command)[1]["message"] == WATCHING
        assert scene.snapshot() == before
        play_on_as_before(scene, sockets, before[0][0]["version"])


def play_on_as_before(scene: Scene, sockets: dict[int, Any], version: int) -> None:
    """Everybody's socket is open, has heard nothing since, and works."""
    if scene.holders[HOST].frame()["table"]["muted"]:
        assert over_http(scene.holders[HOST], {**command_of("mute"), "muted": False})[0] == 200
    for seat, socket in sockets.items():
        command = command_of("react")
        socket.send_json(command)
        settle(socket, lambda frame, key=command["key"]: frame.get("key") == key)  # type: ignore[misc]
        for other in sockets.values():
            if other is not socket:
                assert settle(other, lambda frame: frame["type"] == "table")["since"] >= version
        assert scene.holders[seat].frame()["version"] > version


# Requests


def ask(scene: Scene, who: str, what: str) -> Any:
    """One of the requests."""
    somebody = scene.somebody(who)
    method, _, pattern = what.partition(" ")
    path, _, asked = pattern.partition("?")
    digest, name = statics.static_url("plain.css").split("/")[2:]
    known = {"code": somebody.code, "seat": somebody.seat, "ply": 0, "link": "nobody-made-this"}
    known |= {"digest": digest, "name": ASSET if "/assets/" in path else name, "game": "reibach"}
    query = {**QUERIES.get(what, {}), **({"seat": somebody.seat} if asked else {})}
    said = what.partition("?")[0]
    scene.client.cookies.clear()
    answer = scene.client.request(
        method,
        path.format(**known),
        params={
            name: value.format(**known) if name == "code" else value
            for name, value in query.items()
        },
        json=BODIES.get(said),
        data=FORMS.get(said),
        headers=somebody.headers,
        follow_redirects=False,
    )
    scene.client.cookies.clear()
    return answer


@pytest.mark.parametrize("row", rows(SITE), ids=str)
def test_a_site_is_the_same_for_everybody(sited: Scene, row: Row) -> None:
    before = call(sited.client, log_of, sited)
    answers = {who: ask(sited, who, row.what) for who in WHO}
    assert {who: str(answer.status_code) for who, answer in answers.items()} == row.outcomes
    assert len({answer.content for answer in answers.values()}) == 1
    assert not any("set-cookie" in answer.headers for answer in answers.values())
    assert call(sited.client, log_of, sited) == before


def look(scene: Scene, who: str, what: str) -> str:
    """What a socket shows to somebody."""
    somebody = scene.somebody(who)
    seat = somebody.seat if what.endswith("?seat") else -1
    try:
        with Guest(somebody.client, somebody.code, seat, somebody.cookie).socket() as socket:
            frame = socket.receive_json()
    except WebSocketDisconnect as gone:
        return str(gone.code)
    assert frame["seat"] == (None if seat < 0 else seat)
    if seat >= 0:
        return "sit"
    hidden = frame["table"]["phase"] != "gathering" and frame["play"] is None
    return "not" if hidden else "see"


@pytest.mark.parametrize("row", rows(REQUESTS) + rows(PAGES), ids=str)
def test_requests(scenes: dict[str, Scene], row: Row) -> None:
    """What is denied changes nothing, and is said in one sentence."""
    scene = prepare(scenes[row.phase].again(), row)
    with scene.attended() as sockets:
        before = scene.snapshot()
        for who, outcome in row.outcomes.items():
            if row.what.startswith("SOCKET"):
                assert (who, look(scene, who, row.what)) == (who, outcome)
            elif outcome[0] == "4":
                check_denied(ask(scene, who, row.what), who, outcome)
        assert scene.snapshot() == before
        play_on_as_before(scene, sockets, before[0][0]["version"])
    for who, outcome in row.outcomes.items():
        if outcome[0] != "4" and not row.what.startswith("SOCKET"):
            reads = row.what.startswith("GET")
            here = scene if reads else prepare(scenes[row.phase].again(), row)
            check_done(ask(here, who, row.what), who, outcome)


@pytest.mark.parametrize("phase", PHASES)
def test_a_device_is_told_the_seats_that_its_cookies_hold(
    scenes: dict[str, Scene], phase: str
) -> None:
    scene = scenes[phase].again()
    holds = {"host": [HOST], "guest": [GUEST]}
    for who in WHO[:-1]:
        answer = ask(scene, who, "GET /t/{code}/held-seats").json()
        assert (who, answer) == (who, {"code": scene.code, "seats": holds.get(who, [])})


def test_a_device_with_many_cookies_holds_what_is_valid(scenes: dict[str, Scene]) -> None:
    scene = scenes["playing"].again()
    people = [scene.holders[REMOVED], scene.past[LEFT], scene.holders[HOST]]
    cookies = "; ".join([*(guest.cookie for guest in people), "seat-5=guess", "seat-99=x"])
    device = Guest(scene.client, scene.code.lower(), cookie=cookies)
    assert device.get("held-seats").json() == {"code": scene.code, "seats": [HOST, REMOVED]}


def check_done(answer: Any, who: str, outcome: str) -> None:
    """A status, or a page and whose eyes it has."""
    if outcome.isdecimal():
        assert (who, str(answer.status_code)) == (who, outcome)
    else:
        assert answer.status_code == 200
        assert (who, "/plain/leave" in answer.text) == (who, outcome == "sit")
        assert ("only the players can see it" in answer.text) == (outcome == "not")


def check_denied(answer: Any, who: str, outcome: str) -> None:
    """One sentence and a status; or a page."""
    assert (who, str(answer.status_code)) == (who, outcome)
    if answer.headers["content-type"] == "application/json":
        told = answer.json()
        assert set(told) - {"type", "key"} == {"code", "params", "rule", "message"}
        assert re.fullmatch(r"[^.]*\.", told["message"]), told["message"]
