// Nothing but the headers: a library needs a source to be compiled with them.
